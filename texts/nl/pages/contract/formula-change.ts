import { amountPer, guaranteeGroups, termNone } from '@coussinet/contract/domain/cover.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/contract/formula-change.ts'

export const changeMessages: Draft<typeof french.changeMessages> = {
  pending: (formula, day) => `Formule ${formula} gevraagd, vanaf ${day}`,
  pendingText: 'Wij antwoorden u vóór die dag per e-mail. Tot dan kunt u uw aanvraag intrekken.',
  until: (before, day, formula) => `Formule ${before} tot en met ${day}, daarna ${formula}`,
  confirmedText: (day, price) =>
    `Uw wijziging is bevestigd. Vanaf ${day} bedraagt de prijs ${price} per maand, beheerskosten inbegrepen.`,
  applied: (formula, day) => `Formule ${formula} sinds ${day}`,
  appliedText: (before) =>
    `Behandelingen van vóór die dag blijven terugbetaald volgens de formule ${before}, ook als u ze nu bezorgt.`,
  refused: (formula) => `Formule ${formula}: aanvraag geweigerd`,
  lapsed: (formula) => `Uw aanvraag voor de formule ${formula} bleef zonder antwoord`,
  lapsedText: 'De vervaldag is voorbij en er is niets veranderd. U kunt een nieuwe aanvraag doen, of ons schrijven.',
  withdraw: 'Mijn aanvraag intrekken',
  withdrawOf: (name) => `Mijn aanvraag intrekken: formule van ${name}`,
  withdrawing: 'Bezig met verzenden…',
  withdrawn: 'Uw aanvraag is ingetrokken. Er is niets veranderd.',
}

export const askMessages: Draft<typeof french.askMessages> = {
  act: (formula) => `Formule ${formula} aanvragen`,
  actOf: (formula, name) => `Formule ${formula} aanvragen voor ${name}`,
  too: 'U kunt ook een andere formule vragen:',
  late: (day) =>
    `De vervaldag van ${day} is over minder dan een maand: te laat om op die dag van formule te veranderen. Vanaf die dag kunt u het vragen voor de volgende vervaldag.`,
  ends: 'Het contract eindigt vóór de volgende vervaldag: de formule kan niet meer veranderen.',
  underWay: 'Voor dit dier loopt een wijziging: u ziet ze hoger op de kaart van het dier.',
  by: (day, ask_by) =>
    `Een andere formule kan beginnen op de vervaldag van het contract, ${day}, als u ze uiterlijk op ${ask_by} vraagt.`,
  title: (formula, name) => `De formule ${formula} vragen voor ${name}?`,
  from: (day) => `Ze zou beginnen op ${day}, de vervaldag van uw contract. Tot dan verandert er niets.`,
  caption: 'Wat verandert',
  now: (formula) => `Vandaag: ${formula}`,
  from_day: (day, formula) => `Vanaf ${day}: ${formula}`,
  per: amountPer.nl,
  none: termNone.nl,
  added: (guarantee, day) =>
    `${guaranteeGroups.nl[guarantee]}: nieuwe waarborg, vanaf ${day}. Een ziekte van vóór die dag valt er niet onder.`,
  lost: (guarantee, day) => `${guaranteeGroups.nl[guarantee]}: geen waarborg meer vanaf ${day}.`,
  notes: [
    'Behandelingen worden terugbetaald volgens de formule van de dag waarop ze plaatsvinden.',
    'Wat in het verzekeringsjaar al gebruikt is (plafond, vrijstelling, pakket) telt ook mee met de nieuwe formule.',
    'Wij bevestigen de wijziging en de prijs per e-mail. U kunt uw aanvraag intrekken zolang wij niet geantwoord hebben.',
  ],
  cancel: 'Annuleren',
  send: 'Deze formule vragen',
  sending: 'Bezig met verzenden…',
  failed: 'Uw aanvraag is niet verstuurd.',
  changed: 'De datum is intussen veranderd. Sluit dit venster om de nieuwe te zien en begin opnieuw.',
  sent: 'Uw aanvraag is verstuurd. Wij antwoorden u per e-mail.',
}
