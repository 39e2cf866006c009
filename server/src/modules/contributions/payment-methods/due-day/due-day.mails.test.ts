import { expect, it } from 'vitest'
import { debitsAnnounced } from './due-day.mails.ts'

const account = {
  kind: 'bank_account',
  account: 'FR76 •••• 4821',
  umr: 'CSN-412703584-002',
  from: null,
  other_holder: null,
} as const
const facts = {
  firstname: 'Hélène',
  due_day: 10,
  debits: [{ due_date: '2026-12-10', amount_cents: 3482 }],
  unmoved: [],
  means: account,
  country: 'FR',
  href: '/',
} as const
const said = (language: 'fr' | 'it', changes: object = {}) => debitsAnnounced(language, { ...facts, ...changes })

it('[PAY-09] says from where contributions are debited, then announces the debits right before their list', () => {
  expect(said('fr').paragraphs.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'Vos cotisations sont',
    'Elles sont débitées',
    'Voici vos prochains',
  ])
  expect(said('it').paragraphs.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'I Suoi premi',
    'Saranno addebitati sul',
    'Ecco i prossimi',
  ])
})

it('[PAY-09] says plainly that no debit is planned, and nothing of an account', () => {
  const [french, italian] = [said('fr', { debits: [] }), said('it', { debits: [], country: 'IT' })]
  expect([french.facts, italian.facts]).toEqual([[], []])
  expect(french.paragraphs).toEqual([
    'Le jour de vos prélèvements est désormais le 10 du mois, ou le premier jour bancaire qui suit.',
    'Aucun prélèvement n’est prévu pour le moment.',
  ])
  expect(italian.paragraphs).toEqual([
    'Il giorno dei Suoi addebiti è ora il 10 del mese, o il primo giorno bancario successivo.',
    'Al momento non è previsto alcun addebito.',
  ])
})

it.each([
  ['Anna Bianchi', 'ad Anna Bianchi'],
  ['ALDO ROSSI', 'ad ALDO ROSSI'],
  ['Eric Lagrange', 'a Eric Lagrange'],
  ['Giulia Ferrari', 'a Giulia Ferrari'],
])('is the account of %s in good Italian', (other_holder, expected) => {
  expect(said('it', { means: { ...account, other_holder } }).paragraphs[1]).toContain(
    `intestato ${expected}: si ricordi`,
  )
})
