#!/usr/bin/env bash
# ical-generator 11.1.2: a calendar that is given a time zone writes DTSTAMP, CREATED and LAST-MODIFIED of its events without Z,
# in the clock of the process. RFC 5545 (3.8.7.1 to 3.8.7.3) wants the three in UTC, whatever zone the event is in, and an event
# that is given the same zone itself has them so. Seen with TZ=Europe/Paris for 10:00 UTC: CREATED:20261128T110000, no zone.
source "$(dirname "$0")/setup.sh" ical-generator@11.1.2
cat >look.mjs <<'JS'
import ical from 'ical-generator'
const at = new Date('2026-11-28T10:00:00Z')
const createdIn = (calendarZone, eventZone) => {
  const calendar = ical({ name: 'Debits', ...(calendarZone && { timezone: calendarZone }) })
  calendar.createEvent({ id: '1', start: at, stamp: at, created: at, ...(eventZone && { timezone: eventZone }) })
  return calendar.toString().split('\r\n').filter((line) => /^(DTSTAMP|CREATED)/.test(line)).join(' ')
}
const expected = [
  ['no zone', createdIn(), 'DTSTAMP:20261128T100000Z CREATED:20261128T100000Z'],
  ['zone of the event', createdIn(null, 'Europe/Paris'), 'DTSTAMP:20261128T100000Z CREATED:20261128T100000Z'],
  ['zone of the calendar', createdIn('Europe/Paris'), 'DTSTAMP:20261128T110000 CREATED:20261128T110000'],
]
for (const [name, found, seen] of expected) {
  console.log(`${name}: ${found}`)
  if (found !== seen) throw new Error(`${name}: ${seen} was seen before`)
}
JS
TZ=Europe/Paris node look.mjs
echo 'as described: ical-generator 11.1.2'
