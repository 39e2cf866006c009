import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { readAndUnderstand } from '../read-and-understand.ts'
import { openFile } from '../recognition/open-file.ts'
import { drawnBill } from '../tests/drawn-bill.ts'
import { createPage, known } from '../tests/page-of.ts'
import { findPaperLanguage } from './paper-language.ts'

// A picture takes the engine some seconds on a busy machine, and here it has two looks.
vi.setConfig({ testTimeout: 60_000 })

const languageOf = (written: string, source: 'picture' | 'text' = 'picture') =>
  findPaperLanguage([createPage(written, { source })])

it.each([
  ['Ambulatorio Veterinario Le Querce\nFattura n. 7\nVisita 45,00\nTotale 45,00', 'ita'],
  ['Clinique vétérinaire des Tilleuls\nFacture n° 7\nConsultation 45,00\nMontant TTC 45,00', 'fra'],
  // A clinic in Brussels, and too few words.
  ['Clinique vétérinaire\nFacture\nFattura\nClinica Veterinaria Totale', null],
  ['Fattura 7\nTotale 45,00', null],
])('[READ-02] a picture’s words tell its language: %s', (written, language) => {
  expect(languageOf(written)).toBe(language)
})

it('[READ-02] exact text needs no language', () => {
  expect(languageOf('Ambulatorio Veterinario\nFattura n. 7\nVisita 45,00\nTotale 45,00', 'text')).toBeNull()
})

const italianBill = [
  ['Ambulatorio Veterinario Le Querce', '', 60],
  ['P. IVA 12345678903', '', 84],
  ['Fattura n. 143/2026', 'Torino, 1º aprile 2026', 130],
  ['Paziente: Milo', '', 156],
  ['Visita generale', '45,00', 200],
  ['Vaccinazione', '60,00', 224],
  ['Totale', '105,00', 262],
] as const
const asItIs = { care_date: { value: '2026-04-01' }, total_cents: { value: 10_500 } }

it.each([0, 180])(
  '[READ-01] [READ-02] an Italian bill that a French member sends, turned by %i°, is read as Italian: the first is not the twelfth',
  async (turn) => {
    const bytes = await drawnBill(turn, italianBill)
    expect(await readAndUnderstand({ bytes, media_type: 'image/jpeg' }, known)).toMatchObject(asItIs)
  },
)

it('[READ-01] [READ-02] a picture of no paper, which may lie beside a bill, is not looked at again in another language', async () => {
  const bytes = await sharp({
    create: {
      width: 1190,
      height: 1600,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const opened = await openFile({ bytes, media_type: 'image/jpeg' }, 'fra', {
    isPaper: () => true,
    hasTotal: () => false,
  })
  const [page] = await opened.read()
  expect(page?.words).toEqual([])
  expect(opened.readIn('ita')).toEqual([page])
})
