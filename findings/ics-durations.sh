#!/usr/bin/env bash
# ics 3.12.0 ends durations of whole days and weeks with a T: DURATION:P1DT, DURATION:P1WT, and TRIGGER:-P1DT of an alarm the day
# before. The grammar of RFC 5545 (3.3.6) has a T only in front of hours, minutes or seconds: P1D, P1W, -P1D. ical.js and node-ical
# read them all the same, which hides it from tests that read with them.
source "$(dirname "$0")/setup.sh" ics@3.12.0
cat >look.cjs <<'JS'
const { createEvent } = require('ics')
const grammar = /^[+-]?P(?:\d+W|\d+D(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))$/
const before = { action: 'display', description: 'Due', trigger: { days: 1, before: true } }
const durations = (duration) => {
  const { value } = createEvent({ title: 'Due', start: [2026, 11, 28, 10, 0], duration, alarms: [before] })
  return [...value.matchAll(/^(?:DURATION|TRIGGER):(.+?)\r?$/gm)].map(([, text]) => text)
}
const expected = { days: ['P1DT', '-P1DT'], weeks: ['P1WT', '-P1DT'], hours: ['PT1H', '-P1DT'] }
for (const [unit, seen] of Object.entries(expected)) {
  const found = durations({ [unit]: 1 })
  console.log(`1 of ${unit}: ${found.map((text) => `${text} ${grammar.test(text) ? 'valid' : 'not valid'}`).join(', ')}`)
  if (found.toString() !== seen.toString()) throw new Error(`${seen} was seen before`)
}
JS
node look.cjs
echo 'as described: ics 3.12.0'
