#!/usr/bin/env bash
# @zxcvbn-ts/core 4.2.0 compares a password with the words of @zxcvbn-ts/language-fr 4.1.2 letter by letter, and the words have their
# accents. People leave accents out of passwords. Expected: "bibliotheque" is as weak as "bibliothèque", as P@ssw0rd is as weak as
# password. Seen: the former has the best of five scores, the latter the worst; "veterinaire" counts as three, with its accents as one.
# The Italian package 3.0.2 holds its words with accents too, but most of them end with it, so that the rest is still found.
source "$(dirname "$0")/setup.sh" @zxcvbn-ts/core@4.2.0 @zxcvbn-ts/language-common@4.1.3 @zxcvbn-ts/language-fr@4.1.2 \
  @zxcvbn-ts/language-it@3.0.2
cat >look.mjs <<'JS'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as french from '@zxcvbn-ts/language-fr'
import * as italian from '@zxcvbn-ts/language-it'
const unaccented = (word) => word.normalize('NFD').replace(/\p{M}/gu, '')
const expected = [
  [french, 'bibliothèque', '0 4'],
  [french, 'vétérinaire', '1 3'],
  [french, 'température', '1 3'],
  [french, 'cérémonie', '1 3'],
  [italian, 'felicità', '1 1'],
  [italian, 'pubblicità', '1 1'],
]
for (const [language, word, seen] of expected) {
  const library = new ZxcvbnFactory({
    translations: language.translations,
    dictionary: { ...common.dictionary, ...language.dictionary },
    graphs: common.adjacencyGraphs,
  })
  const found = `${library.check(word).score} ${library.check(unaccented(word)).score}`
  console.log(`${word}, ${unaccented(word)}: ${found}`)
  if (found !== seen) throw new Error(`${seen} was seen before`)
}
JS
node look.mjs
echo 'as described: @zxcvbn-ts/core 4.2.0, @zxcvbn-ts/language-fr 4.1.2'
