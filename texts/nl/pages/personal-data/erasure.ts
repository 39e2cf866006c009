import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type { Obstacle } from '@coussinet/contract/erasure.ts'
import type * as french from '../../../fr/pages/personal-data/erasure.ts'

const obstacles: Record<Obstacle, string> = {
  legal_hold: 'een lopend geschil geregeld is',
  contract_goes_on: 'uw contract beëindigd is',
  requests_open: 'uw terugbetalingsaanvragen behandeld zijn',
  money_to_pay: 'wat we u verschuldigd zijn, betaald is',
  money_due: 'uw premies betaald zijn',
}

export const erasureMessages: Draft<typeof french.erasureMessages> = {
  goes: 'U kunt ons vragen uw gegevens te wissen: uw contactgegevens, uw dieren, uw berichten, uw bestanden en de toegang tot uw klantenzone. We antwoorden binnen een maand.',
  waits: 'We kunnen pas wissen wanneer:',
  obstacles,
  keeps: 'Wat we wettelijk moeten bewaren, blijft daarna over, zonder uw naam waar die niet nodig is:',
  books: (years: number) =>
    `de boekhoudkundige stukken (premies, terugbetalingen, facturen), ${years} jaar na het einde van het contract`,
  mandate: (months: number) =>
    `het domiciliëringsmandaat en het bewijs van ondertekening, ${months % 12 === 0 ? `${months / 12} jaar` : `${months} maanden`} na het einde ervan`,
  ask: 'Wissing vragen',
  open: 'Lopend verzoek om wissing',
  openText: (reference: string, on: string) => `Verzoek ${reference} van ${on}.`,
  answer: (by: string) => `Ons antwoord komt uiterlijk op ${by}.`,
  takeBack: 'Mijn verzoek intrekken',
  takenBack: 'Uw verzoek is ingetrokken.',
  last: (reference: string, on: string) => `Uw verzoek ${reference} is ingetrokken op ${on}.`,
  dialogTitle: 'Uw gegevens laten wissen?',
  dialogText:
    'U krijgt een bevestiging per e-mail. Zodra uw gegevens gewist zijn, sluit uw klantenzone en kan niets hersteld worden. Tot dan kunt u uw verzoek intrekken.',
  keep: 'Mijn gegevens behouden',
  confirm: 'Wissing vragen',
  busy: 'Bezig met versturen',
  asked: 'Uw verzoek is geregistreerd. U krijgt een bevestiging per e-mail.',
}
