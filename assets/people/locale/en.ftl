### People: reminders, settings, their data.

## Spans of time

span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Reminders

remind-turn = { $who }, it is your turn; you were asked { $since }.
remind-question = { $who }, the table waits for your answer; you were asked { $since }.
remind-turn-there = It is your turn in { $where }; you were asked { $since }.
remind-question-there = The table in { $where } waits for your answer; you were asked { $since }.
remind-last = This was the last reminder of it.
snooze-hours = In 2 hours
snooze-tomorrow = Tomorrow
snooze-turn = Not for this turn
snoozed-until = You are reminded again { $when }.
snoozed-turn = You are not reminded of this turn any more.
reminded-sent = { $who } is reminded now.
reminded-off = { $who } wants no reminders.
reminded-away = { $who } is away and can be reminded { $until }.
reminded-quiet = { $who } has quiet hours and can be reminded { $until }.
notice-unanswered = { $user } was asked <t:{ $since }:R> and is not reminded any more. Somebody else can take the seat: /table replace.
notice-away = { $user } is away until <t:{ $until }:D>.
notice-left = A player has left for good. The seat is empty until somebody takes it: /table replace.
consent-take-over = { $who } would like to become the organiser of this table.
error-remind-nothing = There is nothing to be reminded of.
error-remind-too-soon =
    { $minutes ->
        [one] This table was reminded a short while ago; a table is reminded by hand once in { $minutes } minute.
       *[other] This table was reminded a short while ago; a table is reminded by hand once in { $minutes } minutes.
    }

## Settings of a user

setting-line = { $name }: **{ $value }**
setting-usual = as usual
setting-usual-lang = as in Discord
setting-usual-remind-hours = as agreed at the table
setting-usual-setchannel = as the server’s
setting-none = none
setting-lang = language
setting-remind = reminders
setting-remind-hours = time until a reminder
setting-quiet = quiet hours
setting-zone = time zone
setting-confirm = confirm every turn
setting-auto = take the only choice at once
setting-stats = visible in statistics
setting-away = away until
choice-en = English
choice-ru = Russian
choice-uk = Ukrainian
choice-channel = in the channel
choice-dm = in private
choice-on = on
choice-off = off
choice-auto-on = where it costs nothing
choice-auto-off = never
choice-auto-always = always

## The screen of settings

settings-title = **Your settings**
settings-channel = Language of this channel: all posts for everybody here and in its threads
settings-times = Quiet hours, time zone
settings-quiet = Quiet hours
settings-away = I will be away
settings-returned = I am back
settings-orders = Done for you: { $title }
settings-warnings = Warnings you do not want
settings-more = Done for you, my data…
settings-data = My data
settings-back = Back
settings-export = Get all my data
settings-forget = Delete my data
settings-sure = All your settings are deleted, you leave all open games, and finished games keep a seat without a name. This cannot be taken back.
settings-yes = Delete everything
settings-forgotten = Everything about you has been deleted.
settings-exported = This is everything that is kept about you.
settings-first = First day (empty: today)
settings-last = Last day
example-first = 2026-12-24
example-last = 2026-12-31
example-zone = Europe/London
example-quiet = 23-8
