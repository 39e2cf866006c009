import { createHash } from 'node:crypto'
import { languages } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { describe, expect, it } from 'vitest'
import { readMe } from '../archive/read-me.ts'
import { given } from '../holdings.ts'
import type { ExportRow } from '../personal-data.store.ts'
import { readable } from './readable.ts'
import { sections } from './sections.ts'

const at = new Date('2026-11-20T10:00:00Z')
const hostile = `<script>alert("x")</script>'&<img src=x onerror=alert(1)>`

const pageOf = (language: Language, rows: Record<string, ExportRow[]>, paths: Record<string, string> = {}) =>
  readable({
    language,
    country: languages[language].country,
    rows: new Map(Object.entries(rows)),
    paths: new Map(Object.entries(paths)),
    browsers: new Map(),
    nevg: '412703584',
    name: hostile,
    at,
  }).replaceAll('\u00a0', ' ')

const refund = {
  tracking_reference: 'ZR-2026-00312',
  animal_id: 'a1',
  care_date: '2026-04-11',
  cause: 'accident',
  lines: [
    {
      label: '',
      care_kind: 'emergency',
      billed_cents: 10_500,
      covered_cents: 10_500,
      refunded_cents: 9450,
      reason_code: null,
    },
    {
      label: hostile,
      care_kind: 'xray',
      billed_cents: 8800,
      covered_cents: 8800,
      refunded_cents: 7920,
      reason_code: null,
    },
  ],
  billed_cents: 126_030,
  deductible_cents: 6000,
  refunded_cents: 108_027,
  decided_at: new Date('2026-04-16T12:30:00Z'),
  payment_date: '2026-04-20',
  destination_iban: 'FR3999910000170000412703A23',
  destination_holder: 'HELENE CARPENTIER',
}

const rows = {
  animals: [{ animal_id: 'a1', name: 'Oslo', type: 'dog', gender: 'male' }],
  refunds: [refund],
  receipts: [
    { receipt_id: 'r1', month: '2026-10', amount_cents: 5851, status: 'paid', due_date: '2026-10-05' },
    { receipt_id: 'r2', month: '2026-11', amount_cents: 9766, status: 'declined', decline_code: 'MS02' },
  ],
  contact_messages: [{ reference: 'CT-1', subject: hostile, message: `Deux\nlignes ${hostile}`, created_at: at }],
  notifications: [
    { kind: 'refund_paid', params: { amount_cents: 5800, names: ['Oslo'] }, created_at: at, read_at: null },
  ],
}

describe('the page of a member’s data', () => {
  it('[GO-08] has a section for every table that is given, and for no other', () => {
    const parts = sections.flatMap((section) => section.parts)
    const whole = parts.flatMap(({ table, only }) => (only ? [] : [table]))
    expect([...whole, 'documents'].toSorted()).toEqual(given.map(({ table }) => table).toSorted())
    const partial = parts.flatMap(({ table, only }) => (only ? [`${table}: ${only.value}`] : []))
    expect(partial.toSorted()).toEqual(['documents: message', 'documents: quote', 'documents: request'])
  })

  it('[GO-08] shows no column that is left out of the archive', () => {
    const without = new Map(given.map(({ table, without: columns }) => [table, columns]))
    const shown = sections.flatMap(({ parts }) =>
      parts.flatMap(({ table, columns }) => columns.map(({ name }) => ({ table, name }))),
    )
    expect(shown.filter(({ table, name }) => without.get(table)?.includes(name))).toEqual([])
  })

  it('[GO-08] says days, amounts and states in words, in French', () => {
    const page = pageOf('fr', rows)
    for (const said of [
      'Remboursements',
      '11 avril 2026',
      '1 260,30 €',
      '1 080,27 €',
      'FR39 **** **** 3A23',
      'octobre 2026',
      'Payée',
      'Prélèvement refusé',
      'Refusé par le titulaire du compte',
      'Oslo',
      '20 novembre 2026 à 11 h',
    ])
      expect(page.replaceAll('\u202f', ' ')).toContain(said)
    for (const code of ['MS02', 'declined', 'emergency', 'accident', 'FR3999910000170000412703A23'])
      expect(page).not.toContain(code)
  })

  it('[GO-08] speaks Italian to who reads Italian', () => {
    const page = pageOf('it', rows)
    expect(page).toContain('<html lang="it">')
    for (const said of ['Rimborsi', '11 aprile 2026', 'Addebito respinto', 'ottobre 2026', 'Infortunio'])
      expect(page).toContain(said)
    for (const french of ['Vos ', 'Prélèvement', 'avril', 'Animaux']) expect(page).not.toContain(french)
  })

  it('[GO-08][GO-07] speaks Dutch to who reads Dutch, its read-me too', () => {
    const given = { document_id: 'd1', title_fr: 'Avenant', title_it: null, other_titles: { nl: 'Bijvoegsel' } }
    const page = pageOf('nl', { ...rows, insurer_documents: [given] })
    expect(page).toContain('<html lang="nl">')
    for (const said of [
      'Uw gegevens, bij Coussinet',
      'Zoals het was op vrijdag 20 november 2026 om 11 uur',
      'Terugbetalingen',
      '11 april 2026',
      '€ 1.260,30',
      'Afhouding geweigerd',
      'oktober 2026',
      'Ongeval',
      'Spoedconsultatie',
      'Bijvoegsel',
      'We hebben u zonet € 58 gestort.',
    ])
      expect(page).toContain(said)
    for (const french of ['Vos ', 'Votre', 'Prélèvement', 'avril', 'Animaux', 'Depuis'])
      expect(page).not.toContain(french)
    const text = readMe('nl', { nevg: '412703584', at, country: 'BE' })
    expect(text).toMatch(/^UW GEGEVENS, BIJ COUSSINET\r\n/)
    expect(text).toContain('WAT ER NIET IN STAAT, EN WAAROM')
    expect(text).not.toMatch(/\b(?:vos|votre|dans|les)\b/i)
  })

  it('[GO-08][SEC-50] runs nothing and asks nothing of any server, whatever stands in the data', () => {
    const page = pageOf('fr', rows, { 'contact_files f1': `files/messages/CT-1/01 "><script>.jpg` })
    const tags = new Set(Array.from(page.matchAll(/<([a-z]\w*)/gi), ([, name]) => name))
    for (const tag of ['script', 'img', 'link', 'iframe', 'form', 'object', 'b']) expect(tags).not.toContain(tag)
    expect(page).not.toMatch(/<[^>]*\son\w+=|url\(|@import|https?:/i)
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;&lt;img')
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page).toContain(`default-src &#39;none&#39;; style-src &#39;sha256-${hash}&#39;`)
  })

  it('[GO-08] opens the files beside it by addresses that nothing can break out of', () => {
    const page = pageOf(
      'fr',
      { contact_files: [{ file_id: 'f1', contact_message_id: 'm1', name: hostile }] },
      { 'contact_files f1': 'files/messages/CT-1/01 "><script>#?.jpg' },
    )
    expect(page).toContain('href="files/messages/CT-1/01%20%22%3E%3Cscript%3E%23%3F.jpg"')
  })

  it('[GO-08] shows an odd value as it is rather than nothing of the rest', () => {
    const page = pageOf('fr', { receipts: [{ month: 'odd', amount_cents: 'much', status: 'new', due_date: 'soon' }] })
    for (const said of ['odd', 'much', 'new', 'soon']) expect(page).toContain(`<dd>${said}</dd>`)
  })
})
