#!/usr/bin/env bash
# @orama/stemmers 3.1.18 stems Dutch by the algorithm of Snowball, and snowball-stemmers 0.6.0 gives the same stems. It takes -s for an
# ending after most consonants and never after a vowel: "dierenarts" (vet) loses a letter of its own and "premies" (premiums) keeps its
# plural, and only kk, dd and tt become one letter. Expected: a word and its plural have one stem, as "kat" and "katten" do. Seen: two
# stems for vet, premium, policy, vaccination and formula, all words of an insurer. Rule: snowballstem.org, Dutch, steps 1 and "undouble".
source "$(dirname "$0")/setup.sh" @orama/stemmers@3.1.18 snowball-stemmers@0.6.0
cat >look.mjs <<'JS'
import { stemmer } from '@orama/stemmers/dutch'
import snowball from 'snowball-stemmers'
const other = snowball.newStemmer('dutch')
const expected = [
  ['kat', 'katten', 'kat kat'],
  ['verzekering', 'verzekeringen', 'verzeker verzeker'],
  ['dierenarts', 'dierenartsen', 'dierenart dierenarts'],
  ['premie', 'premies', 'premie premies'],
  ['polis', 'polissen', 'polis poliss'],
  ['vaccinatie', 'vaccinaties', 'vaccinatie vaccinaties'],
  ['formule', 'formules', 'formul formules'],
]
for (const [one, many, seen] of expected) {
  const found = `${stemmer(one)} ${stemmer(many)}`
  console.log(`${one}, ${many}: ${found}`)
  if (found !== seen || `${other.stem(one)} ${other.stem(many)}` !== seen) throw new Error(`${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: @orama/stemmers 3.1.18'
