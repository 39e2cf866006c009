import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { settled, showPage } from '../../testing/show-page.tsx'
import { speaksTo } from '../../testing/wire.ts'

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
