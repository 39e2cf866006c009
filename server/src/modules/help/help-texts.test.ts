import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTopics } from '@coussinet/contract/contact.ts'
import { listFaqs, listFaqTags } from '@coussinet/contract/faq.ts'
import { describe, expect, it, vi } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { checkHelpTexts, inLanguage, readHelpTexts } from './help-texts.ts'

// Before anything is imported: the texts are read once, where a process starts.
await vi.hoisted(async () => {
  const { mkdtempSync: make, writeFileSync: write } = await import('node:fs')
  const { tmpdir: temporary } = await import('node:os')
  const { join: path } = await import('node:path')
  const file = path(make(path(temporary(), 'help-texts-')), 'help.json')
  const both = (text: string) => ({ fr: text, it: text })
  const said = { question: 'Où garez-vous le camion ?', answer: 'Devant la clinique, {due_days_of}.' }
  write(
    file,
    JSON.stringify({
      tags: [{ id: 'lorry', label: both('Camion') }],
      questions: [{ id: 'lorry-1', tags: ['lorry'], words: both('stationnement'), fr: said, it: said }],
      topics: [{ id: 'refund', label: both('Un remboursement à nous'), subjects: [] }],
    }),
  )
  process.env['HELP_TEXTS'] = file
})

const portal = ownPortalForTests()

describe('[GO-07] questions, tags and topics of the insurer’s own', () => {
  it('are answered, found and offered without a build', async () => {
    const member = await aMember(portal)
    const { data } = (await portal.call(listFaqs, { as: member })).body
    expect(data).toMatchObject([
      { id: 'lorry-1', subject: 'Camion', answer: 'Devant la clinique, le 5, le 10 ou le 15.' },
    ])
    const found = (await portal.call(listFaqs, { as: member, query: { q: 'stationnement' } })).body.data
    expect(found.map(({ id }) => id)).toEqual(['lorry-1'])
    expect((await portal.call(listFaqTags, { as: member })).body.data).toEqual([
      { id: 'lorry', label: 'Camion', count: 1 },
    ])
    expect((await portal.call(listTopics, { as: member })).body.data.map(({ label }) => label)).toEqual([
      'Un remboursement à nous',
    ])
    expect(() => checkHelpTexts()).not.toThrow()
  })
})

const said = { question: 'Pourquoi ?', answer: 'Parce que.' }
const question = { id: 'one', tags: ['refunds'], fr: said, it: said }
const read = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'help-texts-')), 'help.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  const { texts, faults } = readHelpTexts(path)
  return { texts, faults: faults.map((fault) => fault.replace(path, 'help.json')) }
}
const told = (content: unknown) => read(content).faults

describe('[GO-07] a file of texts', () => {
  it('may hold one part alone: the others are the portal’s', () => {
    expect(told({ questions: [question] })).toEqual([])
  })

  it('may have Dutch; what has none is said in French', () => {
    const dutch = { question: 'Waarom?', answer: 'Daarom.' }
    const { texts, faults } = read({
      questions: [
        { ...question, nl: dutch },
        { ...question, id: 'two' },
      ],
      tags: [{ id: 'refunds', label: { fr: 'Remboursements', it: 'Rimborsi', nl: 'Terugbetalingen' } }],
    })
    expect(faults).toEqual([])
    expect(texts.questions.map((row) => inLanguage(row, 'nl'))).toEqual([dutch, said])
    expect(texts.tags.map(({ label }) => inLanguage(label, 'nl'))).toEqual(['Terugbetalingen'])
    const { questions, tags, topics } = readHelpTexts(undefined).texts
    expect(questions.filter(({ nl }) => nl === undefined)).toEqual([])
    expect([...tags, ...topics].filter(({ label }) => label.nl === undefined)).toEqual([])
  })

  it.each([
    ['no JSON', '{', /^HELP_TEXTS \(help\.json\): the file is no JSON: /],
    [
      'a language that is missing',
      { questions: [{ ...question, it: undefined }] },
      /questions\.0\.it is not of the right form/,
    ],
    ['a tag that is none', { questions: [{ ...question, tags: ['lorry'] }] }, /question one bears the tag lorry/],
    ['a question twice', { questions: [question, question] }, /question one stands there twice\./],
    [
      'a word that nothing fills',
      { questions: [{ ...question, fr: { ...said, answer: 'Le {day}.' } }] },
      /question one: \{day\} in fr is filled by nothing\./,
    ],
    ['a topic of nobody', { topics: [{ id: 'lorry', label: { fr: 'a', it: 'a' }, subjects: [] }] }, /topics\.0\.id/],
  ])('with %s is refused at the start, by its place', (_what, content, sentence) => {
    expect(told(content)).toEqual([expect.stringMatching(sentence)])
  })

  it('that is not there is refused', () => {
    expect(readHelpTexts('/nowhere/help.json').faults).toEqual([expect.stringContaining('the file cannot be read')])
  })
})
