#!/usr/bin/env bash
# @socialgouv/jours-feries 2.0.0 gives the public holidays of France as dates "of JavaScript", which its README shows at midnight in Paris.
# Those that move with Easter it counts in steps of 24 hours from Easter's midnight. In a year whose Easter is the day the clocks change
# (2024, 2027, 2032), Easter Monday, the Ascension and Whit Monday are at one o'clock, the others at midnight. Expected: each at
# midnight, every year, so that a day is found among them by its time. Seen in Europe/Paris: all in 2026 and 2028, and in 2027 the
# Ascension (6 May) and the two Mondays are working days for who looks a day up; a test written in 2026 does not show it.
source "$(dirname "$0")/setup.sh" @socialgouv/jours-feries@2.0.0
cat >look.cjs <<'JS'
const joursFeries = require('@socialgouv/jours-feries')
const moving = {
  2026: [[3, 6], [4, 14], [4, 25]],
  2027: [[2, 29], [4, 6], [4, 17]],
  2028: [[3, 17], [4, 25], [5, 5]],
}
for (const [year, days] of Object.entries(moving)) {
  const times = new Set(Object.values(joursFeries(Number(year))).map((day) => day.getTime()))
  const found = days.filter(([month, day]) => times.has(new Date(Number(year), month, day).getTime())).length
  const { Ascension } = joursFeries(Number(year))
  console.log(`${year}: ${found} of 3 moving days found, Ascension ${Ascension.toLocaleString('sv')}`)
  if (found !== (year === '2027' ? 0 : 3)) throw new Error('It was otherwise before')
}
JS
TZ=Europe/Paris node look.cjs
echo 'as described: @socialgouv/jours-feries 2.0.0'
