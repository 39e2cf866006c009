import { expect, it } from 'vitest'
import { drawPapers } from './draw-papers.ts'
import type { PaperDrawing } from './drawing.ts'

const sheet: PaperDrawing = {
  kind: 'sheet',
  title: 'Carnet de santé',
  date: '13/11/2026',
  client: 'Hélène Carpentier',
  language: 'fr',
  country: 'FR',
  vet: { name: 'Clinique des Tilleuls', town: 'Lyon' },
  sections: [{ heading: 'Vaccins', rows: [{ label: 'Rage', value: '02/03/2026', cents: null }] }],
  stamp: null,
  likeness: 'sheet',
  photo: false,
}

it('papers of the last time are not drawn again, and others are', async () => {
  const first = drawPapers([sheet])
  expect(await drawPapers([{ ...sheet }])).toBe(await first)
  const [other] = await drawPapers([{ ...sheet, client: 'Giulia Ferrantini' }])
  expect(other?.media_type).toBe('application/pdf')
  expect(other).not.toEqual((await first)[0])
})
