import { expect, it } from 'vitest'
import { recoverySamples } from './recovery.mails.ts'

const languages = ['fr', 'it', 'nl'] as const
const letters = recoverySamples.flatMap(({ name, letter }) =>
  languages.map((language) => ({ name, language, letter: letter(language) })),
)

it.each(letters)('[I18N-01] $name in $language is whole, short and its own', ({ name, language, letter }) => {
  const { subject, title, greeting, paragraphs, action, notes } = letter
  // The letter that says where the link is bears none.
  const linksNowhere = name === 'link-at-former-address'
  expect(action === undefined).toBe(linksNowhere)
  const words = [subject, title, greeting, ...paragraphs, ...(linksNowhere ? [] : [action?.label]), ...(notes ?? [])]
  expect(words.every(Boolean)).toBe(true)
  expect(subject.length).toBeLessThanOrEqual(60)
  expect(notes?.length).toBe(linksNowhere ? 1 : 2)
  expect(words.join('\n')).not.toMatch(/['"]| {2}|undefined|\$\{/)
  const others = letters.filter((one) => one.name === name && one.language !== language)
  expect(others).toHaveLength(2)
  for (const other of others) expect(JSON.stringify(other.letter)).not.toContain(subject)
})

it.each(letters.filter(({ language }) => language === 'fr'))(
  '[I18N-01] $name keeps its French punctuation from the line’s start',
  ({ letter }) => {
    expect(JSON.stringify(letter)).not.toMatch(/ [?!;:]/)
  },
)

it('[SEC-08] each says how long its link works', () => {
  const spans: Record<string, RegExp> = {
    'password-reset': /30.minut/,
    'password-reset-to-former-address': /30.minut/,
    activation: /24.(heures|ore|uur)/,
    'already-active': /30.minut/,
    transfer: /10.minut/,
  }
  const withLink = letters.filter(({ letter }) => letter.action !== undefined)
  for (const { name, letter } of withLink) expect(letter.notes?.[0]).toMatch(spans[name] ?? /^$/)
})
