import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { expect, it } from 'vitest'
import { hash } from '#platform/crypto/keys.ts'
import { accountTextVersion, releaseParts, requestParts } from './account-text.ts'

const account = { iban: 'FR3999910000170000412703A23', bic: null, holder: 'HELENE CARPENTIER' }
const held = { held_until: new Date('2026-11-23T10:00:00Z'), country: 'IT' }

// Whoever changes a word of these texts changes their version too, then this.
it('[SEC-33] a version of the text is one wording, in each language', () => {
  const texts = (['fr', 'it'] as const).flatMap((language) =>
    [requestParts(language, account, 'whole'), releaseParts(language, account, held)].map(formatSignedText),
  )
  expect([accountTextVersion, hash(texts.join('\n\n\n')).toString('hex').slice(0, 16)]).toEqual([
    'refund-account-2026-11-3',
    '4ee6a8475beebec7',
  ])
})

it('[GO-07] [SEC-33] a version of the text is one wording in Dutch too', () => {
  const texts = [requestParts('nl', account, 'whole'), releaseParts('nl', account, held)].map(formatSignedText)
  expect([accountTextVersion, hash(texts.join('\n\n\n')).toString('hex').slice(0, 16)]).toEqual([
    'refund-account-2026-11-3',
    'db5e5381d5ae139b',
  ])
  expect(texts[1]).toMatch(/zonder te wachten tot maandag 23 november 2026/)
})

it('[LAW-01] is Italian: its colons, and until when refunds would wait', () => {
  const text = formatSignedText(releaseParts('it', account, held))
  expect(text).toContain('IBAN:\n')
  expect(text).not.toMatch(/\s:/)
  expect(text).toMatch(/senza aspettare fino a lunedì 23 novembre/)
})
