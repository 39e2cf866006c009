import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/request/warning.ts'

export const warningMessages: Draft<typeof french.warningMessages> = {
  before_effect: (name: string, day: string) =>
    `Op die datum waren de waarborgen van ${name} nog niet begonnen (ingangsdatum: ${day}). Deze behandelingen zouden niet terugbetaald worden.`,
  no_cover: (name: string) =>
    `De waarborgen van ${name} zijn nog niet begonnen. Deze behandelingen zouden niet terugbetaald worden.`,
  after_end: (name: string, day: string) =>
    `Op die datum zijn de waarborgen van ${name} beëindigd (laatste dag: ${day}). Deze behandelingen zouden niet terugbetaald worden.`,
  cover_suspended: (name: string, since: string) =>
    `Uw waarborgen zijn geschorst sinds ${since}, wegens niet-betaling. De behandelingen voor ${name} tijdens de schorsing worden niet terugbetaald.`,
  cover_was_suspended: (name: string, since: string, again: string) =>
    `Op die datum waren uw waarborgen geschorst (sinds ${since}, wegens niet-betaling): deze behandelingen zouden niet terugbetaald worden. De behandelingen voor ${name} zijn opnieuw gedekt vanaf ${again}.`,
  waiting_period: (name: string, day: string) =>
    `Op die datum loopt de wachttijd van ${name} nog. Deze behandelingen zouden gedekt zijn vanaf ${day}.`,
  surgery_waiting: (name: string, day: string) =>
    `Voor ${name} zijn operaties wegens ziekte gedekt vanaf ${day}. Een operatie vóór die datum zou niet terugbetaald worden, de andere behandelingen wel.`,
  symptoms_before_cover: (name: string, day: string) =>
    `De eerste symptomen van ${name} dateren van vóór ${day}, de eerste dag van de waarborg ziekte: deze ziekte zou niet terugbetaald worden.`,
  not_covered_by_formula: (name: string) =>
    `De formule van ${name} dekt de gewone behandelingen bij ziekte niet. Een operatie kan wel terugbetaald worden.`,
  not_covered: (name: string) => `De formule van ${name} dekt deze behandelingen niet.`,
  ceiling_reached: (name: string, day: string) =>
    `Het jaarplafond van ${name} is bereikt tot en met ${day}. Vaccins en preventie blijven terugbetaald via het preventiepakket.`,
  ceiling_reserved: (name: string, amount: string, day: string) =>
    `De rest van het jaarplafond van ${name}, ${amount}, is gereserveerd door een akkoord. Andere behandelingen worden pas na ${day} terugbetaald, behalve vaccins en preventie via het preventiepakket.`,
  duplicate_file: (reference: string) => `Deze factuur is al verstuurd (${reference}).`,
  duplicate: 'Deze factuur is al verstuurd.',
  not_an_invoice: {
    credit_note: 'Het document dat als factuur is toegevoegd, lijkt op een creditnota.',
    quote: 'Het document dat als factuur is toegevoegd, lijkt op een offerte.',
    card_slip: 'Het document dat als factuur is toegevoegd, lijkt op een kaartbonnetje.',
    prescription: 'Het document dat als factuur is toegevoegd, lijkt op een voorschrift.',
    care_sheet: 'Het document dat als factuur is toegevoegd, lijkt op een verzorgingsblad.',
    other: 'We herkennen geen factuur op het toegevoegde document.',
  },
  stillSend: 'U kunt de aanvraag versturen: ons team zal ze onderzoeken.',
}
