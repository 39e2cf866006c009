import { describe, expect, it } from 'vitest'
import { loadTexts } from './load-texts.ts'

const texts = `${import.meta.dirname}/../../../../texts`
// What the server says beside its mails, which have a test of their own; data of the search translates nothing.
const paths = [
  'calendar-feed.ts',
  'help.json',
  'notification-kinds.ts',
  'personal-data-archive.ts',
  'policy-terms.ts',
  'search-terms.ts',
]
/** Words that French and Dutch share. */
const shared = new Set([
  'Code',
  'Formule',
  'E-mail',
  'IPID',
  '{declined}',
  '{asked}',
  '{condolence}',
  '{last_animal}',
  '{needs_account}',
  '{left}',
])

async function read(language: string, path: string): Promise<unknown> {
  const file = `${texts}/${language}/${path}`
  if (!path.endsWith('.json')) return loadTexts(file)
  const found: { default: unknown } = await import(file, { with: { type: 'json' } })
  return found.default
}

/** Texts by where they stand; of a function its source, without the language that it names. */
function leavesOf(value: unknown, at: string): [at: string, said: string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value === 'function') return [[at, String(value).replaceAll(/\b(?:fr|nl)\b/g, '')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${at} ${key}`))
}

const told = Promise.all(
  paths.map(async (path) => ({
    french: new Map(leavesOf(await read('fr', path), path)),
    dutch: new Map(leavesOf(await read('nl', path), path)),
  })),
)

describe('[GO-07] Dutch texts of notifications, help, search, the calendar and the archive', () => {
  it('lack nothing that French says, and say nothing more', async () => {
    for (const { french, dutch } of await told) expect([...dutch.keys()]).toEqual([...french.keys()])
  })

  it('are no French ones', async () => {
    const alike = (await told).flatMap(({ french, dutch }) =>
      [...dutch]
        .filter(([at, said]) => french.get(at) === said && !shared.has(said))
        .map(([at, said]) => `${at}: ${said}`),
    )
    expect(alike).toEqual([])
  })
})
