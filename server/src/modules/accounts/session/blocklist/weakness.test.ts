import { beforeAll, describe, expect, it } from 'vitest'
import { commonWords } from './blocklist.ts'
import { findWeakness } from './weakness.ts'

const own = {
  nevg: '412703584',
  email: 'h.carpentier@example.org',
  names: ['Hélène', 'Carpentier', 'Oslo', 'Bo', 'R2D2', 'Sir Barkley'],
}
let words: ReadonlySet<string> = new Set()
beforeAll(async () => {
  words = await commonWords()
})
const weakness = (password: string) => findWeakness(password, own, words)

it('[SEC-05] [GO-07] knows more than 3,000 words, of each language', () => {
  expect(words.size).toBeGreaterThan(3_000)
  expect(
    [
      'bonjour',
      'printemps',
      'marseille',
      'croquettes',
      'buongiorno',
      'primavera',
      'torino',
      'crocchette',
      'welkom',
      'zomer',
      'verzekering',
      'huisdier',
      'azerty',
    ].filter((word) => !words.has(word)),
  ).toEqual([])
})

describe('a common word', () => {
  it.each([
    'Password1!',
    'Azerty123!',
    'Qwerty123!',
    'Passw0rd€',
    'P@ssw0rd2026!',
    'Pass-word1!',
    'Drowssap1!',
    'Motdepasse1!',
    'PasswordPassword1!',
    'Bonjour2024!',
    'Juventus1897!',
    'Marseille13!',
    'Napol1!2024',
    '$oleil2024',
    'Été!!!2026',
    'Aujourd’hui1!',
    'Gattino_01',
    'Camille1990!',
    '1Qaz2wsx!',
    'Q1w2e3r4!',
    'Abcdefgh1!',
    'Aaaaaaa1!',
    'Doudou59!',
    'Password1234567890!',
  ])('[SEC-05] is found in %j', (password) => {
    expect(weakness(password)).toBe('common')
  })
})

describe('our name', () => {
  it.each(['Coussinet1!', 'Coussinet#2026', 'Coussinets26!', 'C0u$$1n3t!', 'MonCoussinet1!', '2026_coussineT'])(
    '[SEC-05] is found in %j',
    (password) => {
      expect(weakness(password)).toBe('brand')
    },
  )
})

describe('what others know of a member', () => {
  it.each([
    ['number', 'N412703584n!'],
    ['number, in groups', 'N°412 703 584a'],
    ['e-mail address', 'H.carpentier1!'],
    ['e-mail address without its dot', 'Hcarpentier26!'],
    ['whole e-mail address', 'H.Carpentier@example.org1'],
    ['whole e-mail address, in letters', 'hCarpentierExampleOrg#1'],
    ['surname', 'C@rpentier69!'],
    ['first name, without accents', 'Helene2026!'],
    ['animal', 'Oslo2026!'],
    ['animal, with a common word', 'MonOslo2026!'],
    ['animals, together', 'BarkleyOslo1!'],
    ['animal of two words', 'SirBarkley_1'],
    ['animal of two letters', 'Bo2026!!'],
    ['animal with digits', 'R2d2!!26'],
  ])('[SEC-05] is found: the %s in %j', (_what, password) => {
    expect(weakness(password)).toBe('personal')
  })
})

describe('what nobody guesses', () => {
  it.each([
    'Tilleul-Parapluie-42',
    'Nuvola_Lanterna_12',
    'Voilier#Brume7',
    'Carpentier-Tilleul-Parapluie 7',
    'cheval Correct 4 agrafe!',
    'Il mio gatto mangia 3 pesci!',
    'vR7#kd92Lm',
    'Xk7#92$!5',
    'Oslo#Kx7!92qvB',
    'Maison#83!71$94?5',
    'Écureuil7?',
    'Organisation-Exemple-31',
    'Москва-Берег-42',
  ])('may be chosen: %j', (password) => {
    expect(weakness(password)).toBe(null)
  })
})

it('answers the longest password at once', () => {
  const longest = [
    'aA1!'.repeat(32),
    'ab'.repeat(64),
    `${'a'.repeat(127)}b`,
    '1'.repeat(128),
    '!a'.repeat(64),
    'Oslo'.repeat(32),
  ]
  const start = performance.now()
  for (const password of longest) weakness(password)
  // Some 0.2 ms each: a slow pattern would take seconds.
  expect(performance.now() - start).toBeLessThan(200)
})
