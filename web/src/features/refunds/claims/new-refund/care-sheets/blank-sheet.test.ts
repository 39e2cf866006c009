import { expect, it } from 'vitest'
import { blankSheetMessages } from '#messages/refund-requests.ts'
import { mailTo } from './CareSheetsStep.tsx'

const { fr, it: italian } = blankSheetMessages

it('[REF-06] names the animal, the care and the member to the vet, in the member’s language, line by line', () => {
  const mail = new URL(mailTo(fr.subject('Oslo'), fr.body('Oslo', '13 novembre 2026', 'Hélène Marchand')))
  expect([mail.protocol, mail.pathname, mail.searchParams.get('subject')]).toEqual([
    'mailto:',
    '',
    'Feuille de soins d’Oslo à compléter',
  ])
  const lines = mail.searchParams.get('body')?.split('\r\n') ?? []
  expect(lines[0]).toBe('Bonjour,')
  expect(lines[2]).toContain('en pièce jointe la feuille de soins d’Oslo, pour les soins du 13 novembre 2026.')
  expect(lines.at(-1)).toBe('Hélène Marchand')
})

it('[I18N-01] says it in Italian too, and names no day where none is known', () => {
  expect(italian.subject('Argo')).toBe('Modulo di cura di Argo da compilare')
  expect(italian.body('Argo', '8 novembre 2026', 'Giulia Neri')).toContain('per le cure dell’8 novembre 2026')
  expect(italian.body('Argo', null, 'Giulia Neri')).not.toContain('per le cure')
})
