import { expect, it } from 'vitest'
import { languagesInWords } from './languages-in-words.ts'

it('[GO-07] the conditions name the languages in which contracts are written, and no other', () => {
  expect(languagesInWords(['fr', 'it'], 'fr')).toMatch(
    /que vous avez choisie à la souscription, le français ou l’italien\./,
  )
  expect(languagesInWords(['fr', 'it'], 'it')).toMatch(/scelta alla stipula, l’italiano o il francese\./)
  expect(languagesInWords(['it'], 'it')).toBe('Il contratto è scritto in italiano.')
})

it('[GO-07] who reads a language without papers is told in which one they are', () => {
  expect(languagesInWords(['fr', 'nl'], 'fr')).toBe(
    'Le contrat est rédigé en français. Qui lit le portail en néerlandais reçoit en français les documents qui n’existent pas dans cette langue.',
  )
  expect(languagesInWords(['nl', 'it'], 'it')).toMatch(
    /l’italiano o il francese\..* Chi legge il portale in olandese riceve in francese i documenti che non esistono in quella lingua\.$/,
  )
})
