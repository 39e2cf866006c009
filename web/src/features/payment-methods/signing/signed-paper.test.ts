import { type SignedParts, formatSignedText } from '@coussinet/contract/signed-text.ts'
import { expect, it } from 'vitest'
import { isWhatIsSigned } from './SignedPaper.tsx'

const parts: SignedParts = {
  language: 'fr',
  title: 'Mandat de prélèvement SEPA',
  facts: [{ term: 'Titulaire', lines: ['Hélène Aubry', '27 rue des Tilleuls'] }],
  paragraphs: ['En signant ce mandat…'],
}
const text = formatSignedText(parts)
// of "Mandat de prélèvement SEPA\n\nTitulaire\u00a0:\nHélène Aubry\n27 rue des Tilleuls\n\nEn signant ce mandat…"
const sha256 = '57dfe7ec166fb14381c665e115996a3d604043e5ab6928a1e13c754e39a8b121'

it('[PAY-04] what is on screen is what will be signed', async () => {
  expect(await isWhatIsSigned({ parts, text, sha256 })).toBe(true)
})

it('[PAY-04] a line that differs between the screen and the text, or between the text and its hash, is seen', async () => {
  expect(
    await isWhatIsSigned({ parts: { ...parts, facts: [{ term: 'Titulaire', lines: ['Un autre'] }] }, text, sha256 }),
  ).toBe(false)
  expect(
    await isWhatIsSigned({
      parts: { ...parts, title: 'Mandat' },
      text: text.replace('Mandat de prélèvement SEPA', 'Mandat'),
      sha256,
    }),
  ).toBe(false)
})
