import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/erasure.ts'

export const erasureAsked: Draft<typeof french.erasureAsked> = {
  title: 'We hebben uw verzoek om wissing goed ontvangen',
  answer: (day) => `U vraagt ons uw gegevens te wissen. We antwoorden u uiterlijk op ${day}.`,
  meanwhile:
    'Zolang uw contract loopt, bewaren we wat nodig is om het te beheren; daarna blijft alleen over wat we wettelijk moeten bewaren.',
  received: 'Ontvangen',
  open: 'Mijn verzoek bekijken',
  take_back: (phone) =>
    `Bent u van gedachten veranderd? U kunt het verzoek in “Mijn gegevens” intrekken zolang het niet is afgerond. Was u het niet? Bel ons op ${phone}.`,
}

export const erased: Draft<typeof french.erased> = {
  title: 'Uw gegevens zijn gewist',
  closed:
    'Uw klantenzone is gesloten. Uw contactgegevens, uw berichten, uw bestanden en alles wat we niet wettelijk moeten bewaren, zijn gewist.',
  nothing: 'We bewaren niets meer over u, behalve het bewijs van dit antwoord.',
  stays: 'We bewaren alleen wat volgt, zonder ander gebruik:',
  at: 'Gewist op',
  books: 'Boekhoudkundige stukken (premies, terugbetalingen)',
  mandate: 'Domiciliëringsmandaat en bewijs van ondertekening',
  until: (day) => `tot ${day}`,
  last: (email) =>
    `Dit is onze laatste e-mail. Voor elke vraag, of om u tot de gegevensbeschermingsautoriteit te wenden: ${email}.`,
}
