import { expect, it } from 'vitest'
import { coverResumes, resumesAt, suspendedSince } from './cover.ts'

it('[FIX-02] says when a cover stopped and when it resumes, at noon in France alone', () => {
  expect(suspendedSince('8 novembre 2026', 'it')).toBe('Copertura sospesa dall’8 novembre 2026')
  expect(coverResumes('21 novembre 2026', resumesAt('FR'), 'fr')).toBe(
    'vos garanties reprennent le 21 novembre 2026 à midi',
  )
  expect(coverResumes('21 novembre 2026', resumesAt('BE'), 'fr')).toBe('vos garanties reprennent le 21 novembre 2026')
  expect(coverResumes('11 novembre 2026', resumesAt('IT'), 'it')).toBe('la copertura riprende l’11 novembre 2026')
})
