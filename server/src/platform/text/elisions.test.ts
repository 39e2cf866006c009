import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { portalFolder } from '../core/places.ts'

// Amounts, counts, days, times and waits begin with a digit, before which nothing is elided; the rest are verbs of ours. The
// names of the insurer in Italian papers of the law stand as the law’s own sentences do.
const neverAVowel = {
  fr: /^(?:content\.\S+|example\.\S+)$|(?:^|\.)(?:amount|total|least|most|min|max|was|now|stays|days|days_left|year|rate|ceiling|deductible|used|old_total|per_\w+|from|from_km|wait|purpose|price|due|lostDays|years|months|second_notice_days|weeks|minutes|hours|size|limit|count|length|share|cents|at)$|^euros\(|^(?:\w+ === |gender)/,
  it: /^(?:(?:content|example|insurer)\.\S+|creditor|address)$|(?:^|\.)(?:amount|total|most|until|wait|days|years|months|per_\w+|from_km|ceiling|price|max|email|cents|stay_days|new_total|highest|to|at|highestGain|highest_gain)$|^euros\(/,
}
const elided = {
  fr: /(?<![\p{L}\p{N}’'])(?:de|que|jusque|lorsque|puisque|quoique)[ \u00a0](?:\$?\{([^}]*)\}|#([a-z][\w.-]*))/giu,
  it: /(?<![\p{L}\p{N}’'])a[ \u00a0](?:\$?\{([^}]*)\}|#([a-z][\w.-]*))/gu,
}

/** Places of a language's texts where a word that is elided stands before what may begin with a vowel. */
function unelided(language: 'fr' | 'it', read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const folder = join(portalFolder, 'texts', language)
  return globSync('**/*.{ts,typ,json}', { cwd: folder }).flatMap((path) =>
    [...read(join(folder, path)).matchAll(elided[language])].flatMap(([found, braced, hashed]) =>
      neverAVowel[language].test(braced ?? hashed ?? '') ? [] : [`${path}: ${found}`],
    ),
  )
}

it('[I18N-01] French says d’ and qu’ before what may begin with a vowel, by deName and queName', () => {
  expect(unelided('fr')).toEqual([])
})

it('[I18N-01] Italian says ad before what may begin with an a, by toName', () => {
  expect(unelided('it')).toEqual([])
})

it('a text that forgets it would be found', () => {
  const found = new Set(
    unelided('fr', () => 'message de ${name}, parce que {author}, de #content.names et de ${days} jours'),
  )
  expect([...found].map((line) => line.replace(/^[^:]*: /, '')).slice(0, 2)).toEqual(['de ${name}', 'que {author}'])
})
