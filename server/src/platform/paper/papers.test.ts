import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { readPaper } from '#testing/browser/read-paper.ts'
import type { PaperBlocks } from './blocks.ts'
import { createFrame } from './frame.ts'
import { openPapers } from './papers.ts'
import { typesetterFile } from './typesetter.ts'

const papers = openPapers()
afterAll(() => papers.close())

const whose = {
  organisation: null,
  firstname: 'Hélène',
  lastname: 'Carpentier',
  nevg: '412703584',
  contract_number: 'ZC-FR-2024-004127',
}
const frame = createFrame({
  language: 'fr',
  country: 'FR',
  title: 'Échéancier d’essai',
  issued_on: '2026-12-01',
  whose,
  version: '2026-1',
})
const blocks = (content: PaperBlocks) => papers.make({ template: '/platform/paper/blocks.typ', frame, content })

it('[A11Y-08] a paper has a title, a language, tags, and each font that it uses embedded', async () => {
  const paper = await readPaper(
    await blocks({
      blocks: [
        { kind: 'heading', text: 'Montants' },
        { kind: 'table', header: ['Mois', 'Montant'], rows: [['Mai', '45,20 €']] },
      ],
    }),
  )
  expect(paper).toMatchObject({ title: 'Échéancier d’essai', language: 'fr', is_tagged: true, is_a4: true, pages: 1 })
  expect(paper.fonts.length).toBeGreaterThanOrEqual(2)
  expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
  expect(paper.elements).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
  expect(paper.text).toMatch(
    /Carpentier[\s\S]*412 703 584[\s\S]*Mai[\s\S]*45,20 €[\s\S]*Version 2026-1 · Établi le 1er décembre 2026[\s\S]*Page 1 sur 1/,
  )
})

it('[A11Y-08] a window shows its title, and each table has header cells: its columns, or the terms of its rows', async () => {
  const content: PaperBlocks = {
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Contrat', 'ZC-FR-2024-004127'],
          ['Échéance', '15 mars 2027'],
        ],
      },
      { kind: 'table', header: ['Mois', 'Montant'], rows: [['Mai', '45,20 €']] },
    ],
  }
  const bytes = await blocks(content)
  expect(await readPaper(bytes)).toMatchObject({
    shows_title: true,
    headers: [
      ['Row', 'Row'],
      ['Column', 'Column'],
    ],
  })
  // What is hashed before a signature is made again, byte for byte.
  const others = openPapers()
  expect((await others.make({ template: '/platform/paper/blocks.typ', frame, content })).equals(bytes)).toBe(true)
  await others.close()
})

it('[SEC-48] what a member wrote is printed as it stands, never read as a template', async () => {
  const written = '#read("/platform/paper/paper.typ") $x^2$ *gras* @a <b> \\ // = `c` "d" 🐕'
  const { text } = await readPaper(await blocks({ blocks: [{ kind: 'text', text: written }] }))
  expect(text).toContain('#read("/platform/paper/paper.typ") $x^2$ *gras* @a <b> \\ // = `c` "d"')
})

it('[CON-05] names in Greek and Cyrillic letters are drawn, in titles and in texts, and read', async () => {
  const names = 'Αλεξάνδρα Παπαδοπούλου, Цветелина Йорданова, Ǆurđa Šimůnek'
  const paper = await readPaper(
    await blocks({
      blocks: [
        { kind: 'heading', text: names },
        { kind: 'text', text: names },
      ],
    }),
  )
  expect(paper.text.replaceAll(/\s+/g, ' ')).toContain(names)
  expect(paper.fonts.some(({ name, is_embedded }) => /NotoSans/.test(name) && is_embedded)).toBe(true)
})

it('[CON-05] letters that no font has are said in words at their place, never drawn as boxes', async () => {
  const { text } = await readPaper(
    await blocks({ blocks: [{ kind: 'text', text: 'Clinique مستشفى الرحمة, Lyon 🐕' }] }),
  )
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Clinique [autre écriture (arabe) : voir le portail], Lyon [signe]')
})

it('a paper that cannot be made fails alone: the next one is made', async () => {
  await expect(papers.make({ template: '/nowhere.typ', frame, content: {} })).rejects.toThrow(/nowhere/)
  expect((await blocks({ blocks: [] })).subarray(0, 5).toString()).toBe('%PDF-')
})

it('many papers at once are all made, each its own', async () => {
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, place) => blocks({ blocks: [{ kind: 'text', text: `Numéro ${place}` }] })),
  )
  const read = await Promise.all(
    [0, 29, 59].map(async (place) => (await readPaper(made[place] ?? Buffer.alloc(0))).text),
  )
  expect(read.map((text) => /Numéro (\d+)/.exec(text)?.[1])).toEqual(['0', '29', '59'])
})

it('[SEC-51] four who flood keep nobody from a paper: a fifth gets theirs in turn, and what is the same again is not made again', async () => {
  const ask = (reader: string, text: string) =>
    papers.make(
      { template: '/platform/paper/blocks.typ', frame, content: { blocks: [{ kind: 'text', text }] } },
      reader,
    )
  const ended: string[] = []
  const flood = ['one', 'two', 'three', 'four'].flatMap((reader) =>
    Array.from({ length: 20 }, (_, place) =>
      ask(reader, `${reader} ${place}`).then(
        () => ended.push(reader) && 'made',
        (error: Error) => error.message,
      ),
    ),
  )
  const [fifth, told] = [await ask('fifth', 'mine').then((bytes) => ended.push('fifth') && bytes), Promise.all(flood)]
  expect(ended.length).toBeLessThanOrEqual(7)
  const outcomes = await told
  expect([
    outcomes.filter((what) => what === 'made').length,
    outcomes.filter((what) => what === 'too_many_requests').length,
  ]).toEqual([32, 48])
  expect(await ask('fifth', 'mine')).toBe(fifth)
})

it('a typesetter that could not be read once is read again for the next paper', async () => {
  let times = 0
  const unlucky = openPapers(() =>
    (times += 1) === 1 ? Promise.reject(new Error('too many open files')) : readFile(typesetterFile()),
  )
  const paper = { template: '/platform/paper/blocks.typ', frame, content: { blocks: [] } } as const
  await expect(unlucky.make(paper)).rejects.toThrow('too many open files')
  expect((await unlucky.make(paper)).subarray(0, 5).toString()).toBe('%PDF-')
  await unlucky.close()
})
