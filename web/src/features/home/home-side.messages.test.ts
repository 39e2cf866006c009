import { expect, it } from 'vitest'
import { contributionMessages } from '#messages/home.ts'

it('[HOME-01] [FIX-03] a cover that is suspended already is to be found again, not kept', () => {
  const { fr, it: italian } = contributionMessages
  expect([fr.declinedText(1, false), fr.declinedText(3, true)]).toEqual([
    'Le paiement n’a pas abouti. Régularisez-la pour garder vos garanties.',
    'Les paiements n’ont pas abouti. Régularisez-les pour retrouver vos garanties.',
  ])
  expect([italian.declinedText(1, false), italian.declinedText(3, true)]).toEqual([
    'Il pagamento non è andato a buon fine. Lo regolarizzi per mantenere la copertura.',
    'I pagamenti non sono andati a buon fine. Li regolarizzi per riattivare la copertura.',
  ])
})
