import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { timelineNames } from '@coussinet/contract/domain/timeline-names.ts'
import type * as french from '../../../../fr/pages/refunds/detail/detail.ts'

const within = (days: number) =>
  days === 0 ? 'dezelfde dag' : days === 1 ? 'binnen één werkdag' : `binnen ${days} werkdagen`

export const detailMessages: Draft<typeof french.detailMessages> = {
  request: (reference: string) => `Aanvraag ${reference}`,
  failed: 'We konden deze terugbetaling niet tonen.',
  disputesFailed: 'We konden de betwistingen niet tonen.',
  dispute: 'Deze beslissing betwisten',
  disputed: (day: string) => `Betwisting in behandeling, antwoord uiterlijk op ${day}`,
  disputedLate: 'Betwisting in behandeling, antwoord te laat',
  toRefund: payoutLabels.nl.to_refund,
  refunded: 'Terugbetaald',
  refunded_on: payoutLabels.nl.paid_on,
  onAccount: (account: string) => `op rekening ${account}`,
  soon: (soon: string) => `Overschrijving ${soon}`,
  afterCheck: 'Zodra uw rekening gecontroleerd is',
  already: (paid: string, total: string) => `${paid} van ${total} is al gestort`,
  reason: 'Reden van de weigering',
  noAmount: 'Niets terug te betalen',
  complaint: 'Een klacht?',
  disagree: 'Niet akkoord?',
  answer: 'Antwoord uiterlijk op',
  answerWas: 'Antwoord voorzien op',
  answerBefore: 'Te versturen uiterlijk op',
  clock: {
    expected: (day: string) => `Antwoord uiterlijk op ${day}.`,
    usual: (median: number, p90: number) =>
      median === p90
        ? `9 op de 10 aanvragen worden ${within(p90)} behandeld.`
        : `De meeste aanvragen worden ${within(median)} behandeld, 9 op de 10 ${within(p90)}.`,
    cases: (cases: number) => `Volgens de ${cases} aanvragen waarover de afgelopen 30 dagen beslist is.`,
    paused: 'De antwoordtermijn is onderbroken: hij loopt verder zodra uw documenten verstuurd zijn.',
    late: (days: number, day: string) =>
      plural(
        days,
        `Het antwoord was voorzien op ${day}: we zijn één dag te laat, onze excuses.`,
        `Het antwoord was voorzien op ${day}: we zijn ${days} dagen te laat, onze excuses.`,
        'nl',
      ),
  },
  follow: 'Opvolging',
  moment: timelineNames.nl,
  references: 'Referenties',
  tracking: 'Opvolging',
  invoice: 'Factuur',
  careDate: 'Behandeling van',
  cause: 'Oorzaak',
  symptoms: 'Eerste symptomen',
  vet: requestLabels.nl.vet,
  filedOn: 'Verstuurd op',
  received: 'Ontvangen op',
  past: 'Deze terugbetaling is berekend en gestort vóór de opening van deze klantenzone. De bedragen zijn ongewijzigd overgenomen, zonder het detail van de berekening.',
  paidOn: payoutLabels.nl.payment_date,
  account: payoutLabels.nl.account,
  files: 'Bijgevoegde documenten',
  messages: 'Berichten met ons team',
  messagesFailed: 'We konden de berichten niet tonen.',
  noFile: 'Voorlopig geen documenten.',
  careOf: (name: string) => `Verstrekte behandelingen, ${name}`,
  slips: 'Afrekeningen',
  given: {
    title: 'Bedragen berekend door onze beheersdienst',
    text: 'Ze komen niet uit de berekening van deze klantenzone: we nemen ze over met hun uitleg.',
  },
  underStudy: 'Het detail van de behandelingen en de berekening verschijnen hier zodra er een beslissing is.',
  notAssessed: 'De aanvraag is geweigerd voordat de behandelingen onderzocht werden: er is geen berekening.',
  ask: {
    title: (count: number) => plural(count, 'Eén document toe te voegen', `${count} documenten toe te voegen`, 'nl'),
    number: 'Een nummer in te vullen',
    due: (day: string) => `Te versturen uiterlijk op ${day}.`,
    dueIcad: (day: string) => `In te vullen uiterlijk op ${day}.`,
    noteFromTeam: 'Ons team verduidelijkt:',
    icad: (name: string) =>
      `Het identificatienummer vult u in op de pagina van ${name}. De aanvraag loopt daarna vanzelf verder.`,
    icadLink: (name: string) => `De pagina van ${name} openen`,
    send: (count: number) => plural(count, 'Document versturen', 'Documenten versturen', 'nl'),
    sending: 'Bezig met versturen',
    missing: 'Voeg toe wat ontbreekt om te versturen',
    sent: 'Bedankt, we hebben uw documenten goed ontvangen.',
    thanks: 'Bedankt, we hebben uw documenten ontvangen. We gaan verder met uw aanvraag.',
  },
  resume: 'Aanvraag hervatten',
  question: {
    amount: 'Een vraag over dit bedrag?',
    request: 'Een vraag over deze aanvraag?',
    write: 'Schrijf ons',
    attached: ', de referentie wordt bijgevoegd.',
    subject: (reference: string) => `Terugbetaling ${reference}`,
  },
}

export const reasonMessages: Draft<typeof french.reasonMessages> = {
  clause: ({ number, title }: { number: number; title: string }) =>
    `Algemene voorwaarden, hoofdstuk ${number}: ${title}`,
}
