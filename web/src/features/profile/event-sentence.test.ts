import { securityEvents } from '@coussinet/contract/security.ts'
import { expect, it } from 'vitest'
import { eventSentence } from './event-sentence.ts'

it('[SAFE-02] has a sentence of its own for each event, in both languages', () => {
  for (const language of ['fr', 'it'] as const) {
    const told = securityEvents.map((event) => eventSentence(event, null, language))
    expect(new Set(told).size).toBe(securityEvents.length)
    expect(told.filter((sentence) => /undefined|null|[:\s]$/.test(sentence))).toEqual([])
  }
})

it('[SAFE-02] says how the member signed in, and which contact it was about', () => {
  expect(eventSentence('signed_in', 'passkey', 'fr')).toBe('Connexion avec une clé d’accès')
  expect(eventSentence('signed_in', 'activation', 'it')).toBe('Primo accesso')
  expect(eventSentence('signed_in', 'by pigeon', 'fr')).toBe('Connexion')
  expect(eventSentence('email_changed', 'h•••@example.org', 'fr')).toBe('Adresse e-mail modifiée : h•••@example.org')
  expect(eventSentence('phones_changed', '•• 42', 'it')).toBe('Telefoni modificati: •• 42')
  expect(eventSentence('refund_account_changed', 'FR76 **** **** 0189', 'fr')).toBe(
    'Compte des remboursements modifié : FR76\u00a0••••\u00a00189',
  )
  expect(eventSentence('due_day_changed', '10', 'it')).toBe('Giorno dell’addebito modificato: 10')
})
