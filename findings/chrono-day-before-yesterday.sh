#!/usr/bin/env bash
# chrono-node 2.10.3 has parsers for French and Italian. "Avant-hier" and "l'altro ieri" (the day before yesterday) and "après-demain"
# (the day after tomorrow) are read by their second half: one day off, and without a sign of it. Expected: the right day, or none.
# The same package reads the German and the Italian words for it ("vorgestern", "dopodomani"), and finds nothing in the Dutch
# "eergisteren" and "overmorgen". In a member's sentence of when an illness began, a wrong day is worse than none.
source "$(dirname "$0")/setup.sh" chrono-node@2.10.3
cat >look.mjs <<'JS'
import * as chrono from 'chrono-node'
const sunday = new Date('2026-11-29T12:00:00')
const expected = [
  ['fr', 'Il boite depuis avant-hier', 'hier 2026-11-28', -2],
  ['fr', 'La visite est après-demain', 'demain 2026-11-30', 2],
  ['it', "Zoppica dall'altro ieri", 'ieri 2026-11-28', -2],
  ['it', 'La visita è dopodomani', 'dopodomani 2026-12-01', 2],
  ['de', 'Er hinkt seit vorgestern', 'vorgestern 2026-11-27', -2],
  ['nl', 'Hij hinkt sinds eergisteren', 'nothing', -2],
  ['nl', 'Het bezoek is overmorgen', 'nothing', 2],
]
for (const [language, text, seen, days] of expected) {
  const [result] = chrono[language].parse(text, sunday)
  const found = result === undefined ? 'nothing' : `${result.text} ${result.date().toLocaleDateString('sv')}`
  const meant = new Date(sunday.getFullYear(), sunday.getMonth(), sunday.getDate() + days).toLocaleDateString('sv')
  console.log(`${language} ${text}: ${found}, is ${meant}`)
  if (found !== seen) throw new Error(`${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: chrono-node 2.10.3'
