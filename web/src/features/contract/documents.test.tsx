import { listDocuments, listInsurerDocuments } from '@coussinet/contract/documents.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, refuses, speaksTo } from '../../testing/wire.ts'

const always = [
  'Conditions générales',
  'Conditions d’assistance',
  'Document d’information (IPID)',
  'Document d’information assistance (IPID)',
  'Certificat d’adhésion',
  'Protection des données',
]

/** Documents by animal: spec §3 and the demo’s own list. */
const whose = [
  [
    'helene',
    [
      ...always,
      'Mandat de prélèvement',
      'Avis de révision',
      'Feuille de soins d’Oslo',
      'Feuille de soins de Mirza',
      'Feuille de soins de Pistache',
    ],
  ],
  // Pays by card.
  ['thibault', [...always, 'Avis de révision', 'Feuille de soins de Gaufrette']],
  // In preparation.
  ['yanis', [...always, 'Mandat de prélèvement']],
] as const

describe('the documents', () => {
  it.each(whose)('[CON-03] of %s are those that apply, each with its button', async (member, names) => {
    speaksTo(member)
    await showPage('/profile/contract').shown
    await settled()
    const buttons = page.getByRole('region', { name: 'Mes documents' }).getByRole('button')
    const named = () =>
      buttons
        .elements()
        .map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\s/g, ' '))
        .toSorted()
    await expect.poll(named).toEqual(names.map((name) => `Télécharger : ${name}`).toSorted())
  })
})

it('[GO-07] a document in another language than the page says in which, and one in the page’s own does not', async () => {
  speaksTo('helene')
  const paper = { animal_id: null, issued_on: '2026-06-19' }
  answers(listDocuments, {
    data: [
      { ...paper, type: 'contrat', language: 'fr', href: '/api/pdf/contrat' },
      { ...paper, type: 'cgv', language: 'it', href: '/api/pdf/cgv' },
    ],
  })
  await showPage('/profile/contract').shown
  const row = (name: string) =>
    page.getByRole('region', { name: 'Mes documents' }).getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Conditions générales')).toMatchTextContent(/19 juin 2026, en italien/)
  await expect.element(row('Certificat d’adhésion')).toMatchTextContent(/19 juin 2026(?!, en)/)
})

describe('the documents that the insurer gave', () => {
  const data = [
    { id: 'd2', title: 'Avenant au contrat', issued_on: '2026-11-18', href: '/api/insurer-documents/d2' },
    { id: 'd1', title: 'Courrier de bienvenue', issued_on: '2026-01-10', href: '/api/insurer-documents/d1' },
  ]
  const others = page.getByRole('region', { name: 'Mes documents' }).getByRole('list', { name: 'Autres documents' })

  it('[GO-06] stand in a group of their own, the latest first, each with its date and its button', async () => {
    speaksTo('helene')
    answers(listInsurerDocuments, { data })
    await showPage('/profile/contract').shown
    await expect.poll(() => others.getByRole('listitem').elements().length).toBe(2)
    const [first, second] = others
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '')
    expect(first).toMatch(/Avenant au contrat.*18 nov/)
    expect(second).toContain('Courrier de bienvenue')
    await expect.element(others.getByRole('button', { name: /: Avenant au contrat$/ })).toBeVisible()
  })

  it('[GO-06] make no group where there are none, and are not hidden in silence where they cannot be read', async () => {
    speaksTo('helene')
    await showPage('/profile/contract').shown
    await settled()
    await expect.element(others).not.toBeInTheDocument()
    refuses(listInsurerDocuments, 'server_error')
    await showPage('/profile/contract').shown
    await expect.element(page.getByText(/Nous n’avons pas pu afficher vos documents/)).toBeVisible()
  })
})
