import type * as french from '../fr/refunds.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { messageLabels } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { payoutLabels, refundStatuses, requestLabels, timelineNames } from './refund-words.ts'

export const eventMessages: Draft<typeof french.eventMessages> = {
  begins: (last) =>
    `Met deze behandeling begint een gebeurtenis: de vrijstelling wordt maar één keer ingehouden voor behandelingen met dezelfde oorzaak, tot en met ${last}.`,
  borne: (first, used) =>
    `Deze behandeling hoort bij de gebeurtenis van ${first}: de vrijstelling daarvan (${used}) is al ingehouden en wordt geen tweede keer ingehouden.`,
  partly: (first, used) =>
    `Deze behandeling hoort bij de gebeurtenis van ${first}: ${used} van de vrijstelling is al ingehouden, hier wordt alleen de rest ingehouden.`,
}

export const followMessages: Draft<typeof french.followMessages> = {
  title: 'Verdere behandeling',
  ask: 'Terugbetaling van een controlebezoek vragen',
  asking: 'Wordt klaargezet',
  help: 'Het dier, de dierenarts en de oorzaak worden overgenomen: u voegt alleen de nieuwe factuur toe.',
  resume: 'De aanvraag voor het controlebezoek hervatten',
  followsA: 'Deze aanvraag is het vervolg van',
  followedBy: 'Controlebezoeken',
  status: refundStatuses,
  note: {
    title: (name) => `Controlebezoek, na “${name}”`,
    alone: 'Controlebezoek',
    carried: 'Het dier, de dierenarts en de oorzaak staan er al: voeg de nieuwe factuur toe.',
    same: (first, last, used) =>
      `Dezelfde gebeurtenis als op ${first}, tot en met ${last}: de vrijstelling van ${used} is al ingehouden en wordt geen tweede keer ingehouden.`,
    partly: (first, last, used, left) =>
      `Dezelfde gebeurtenis als op ${first}, tot en met ${last}: ${used} van de vrijstelling is al ingehouden, er blijft nog ${left} over.`,
    over: (last, amount) =>
      `De gebeurtenis is geëindigd op ${last}: met behandelingen na die dag begint een nieuwe, met een vrijstelling van ${amount}.`,
    begins: (amount) => `Met deze behandeling begint een nieuwe gebeurtenis, met een vrijstelling van ${amount}.`,
    of: (name, sentence) => `${name}: ${sentence}`,
  },
}

export const refundMessages: Draft<typeof french.refundMessages> = {
  load: {
    requests: 'We konden uw lopende aanvragen niet tonen.',
    past: 'We konden uw vroegere terugbetalingen niet tonen.',
  },
  loading: 'Bezig met laden…',
  noLast: 'Geen terugbetalingen in de laatste 12 maanden.',
}

export const correctionMessages: Draft<typeof french.correctionMessages> = {
  corrected: (day: string) => `Beslissing gecorrigeerd op ${day}`,
  amounts: (was: string, now: string) => `De terugbetaling bedroeg ${was} en bedraagt nu ${now}.`,
  same: payoutLabels.stays,
  former: 'Vorige beslissingen',
  formerOf: (day: string, amount: string) => `Tot ${day}: ${amount}`,
  refused: 'geweigerd',
  why: 'Gecorrigeerd omdat:',
  already: payoutLabels.already,
  due: payoutLabels.due,
  overpaid: payoutLabels.overpaid,
  overpaidText: 'U hoeft voorlopig niets te doen: we schrijven u nog.',
  returned: 'Uw terugbetaling is bij ons teruggekomen',
  returnedText: (amount: string, day: string) =>
    `De bank heeft de overschrijving van ${amount} teruggestuurd op ${day}. Er is niets verloren: ze vertrekt opnieuw naar de rekening die u opgeeft.`,
  returnedOnce: (amount: string, day: string) => `Een overschrijving van ${amount} kwam bij ons terug op ${day}.`,
  checkAccount: 'Mijn rekening controleren',
}

export const demoMessages: Draft<typeof french.demoMessages> = {
  played:
    'Demonstratie: de verzekeraar is nagebootst. Hij beslist over de gelezen lijnen van de factuur, of over verzonnen behandelingen.',
}

const within = (days: number) =>
  days === 0 ? 'dezelfde dag' : days === 1 ? 'binnen één werkdag' : `binnen ${days} werkdagen`

export const detailMessages: Draft<typeof french.detailMessages> = {
  request: (reference: string) => `Aanvraag ${reference}`,
  failed: 'We konden deze terugbetaling niet tonen.',
  disputesFailed: 'We konden de betwistingen niet tonen.',
  dispute: 'Deze beslissing betwisten',
  disputed: (day: string) => `Betwisting in behandeling, antwoord uiterlijk op ${day}`,
  disputedLate: 'Betwisting in behandeling, antwoord te laat',
  toRefund: payoutLabels.to_refund,
  refunded: 'Terugbetaald',
  refunded_on: payoutLabels.paid_on,
  onAccount: (account: string) => `op rekening ${account}`,
  soon: (soon: string) => `Overschrijving ${soon}`,
  afterCheck: 'Zodra uw rekening gecontroleerd is',
  already: payoutLabels.part_paid,
  tooMuch: payoutLabels.too_much,
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
  moment: timelineNames,
  references: 'Referenties',
  tracking: 'Opvolging',
  invoice: 'Factuur',
  careDate: 'Behandeling van',
  cause: 'Oorzaak',
  symptoms: 'Eerste symptomen',
  vet: requestLabels.vet,
  filedOn: 'Verstuurd op',
  received: 'Ontvangen op',
  past: 'Deze terugbetaling is berekend en gestort vóór de opening van deze klantenzone. De bedragen zijn ongewijzigd overgenomen, zonder het detail van de berekening.',
  paidOn: payoutLabels.payment_date,
  account: payoutLabels.account,
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

export const documentMessages: Draft<typeof french.documentMessages> = {
  orDrop: 'of sleep het document hierheen',
  received: 'Ontvangen',
  onDevice: 'Op dit toestel',
  onlyFirst: 'Hier kan maar één bestand: het eerste wordt genomen.',
  keptHere: (name) => `Bestand bewaard op dit toestel: ${name}`,
  arrived: (name: string) => `Bestand ontvangen: ${name}`,
  view: (name: string) => `${name} bekijken`,
  download: (name: string) => `${name} downloaden`,
  retry: 'Opnieuw proberen',
  cancelUpload: 'Versturen annuleren',
  sending: (percent: string) => `Versturen: ${percent}`,
  progress: (name: string) => `${name} wordt verstuurd`,
  goesLater: {
    soon: (at: string) =>
      `Er komen nu veel documenten binnen. Dit vertrekt vanzelf ${at}, als deze pagina open blijft.`,
    uploads_sent: (at: string, limit: number | string) =>
      `U kunt ${limit} MB aan documenten per uur versturen. Dit vertrekt vanzelf ${at}, als deze pagina open blijft.`,
    uploads_prepared: (at: string, limit: number | string) =>
      `De verwerking van uw documenten is beperkt tot ${limit} seconden per uur. Dit vertrekt vanzelf ${at}, als deze pagina open blijft.`,
  },
  receipt: (instant: string) => `Ontvangen op ${instant}`,
  proof: 'Bewijs van integriteit',
  fingerprint: 'Vingerafdruk',
  copyFingerprint: 'Vingerafdruk kopiëren',
  accepted: 'Aanvaard',
  refusedBecause: 'Geweigerd.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  close: 'Sluiten',
  load: {
    view: 'Dit document kon niet getoond worden.',
    download: 'Dit document kon niet gedownload worden.',
  },
}

export const viewerMessages: Draft<typeof french.viewerMessages> = {
  tools: 'Weergave',
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  fit: (percent: string) => `${percent}, terug naar de volledige breedte`,
  turn: 'Een kwartslag draaien',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  alt: (name: string, page: number, pages: number) => (pages > 1 ? `${name}, pagina ${page} van ${pages}` : name),
  previousFile: 'Vorig document',
  nextFile: 'Volgend document',
  file: (file: number, files: number) => `Document ${file} van ${files}`,
  offline: 'U bent offline. Het document verschijnt zodra er weer verbinding is.',
}

export const listMessages: Draft<typeof french.listMessages> = {
  title: pageNames.refunds,
  lead: 'Volg elke aanvraag tot de overschrijving, en bekijk de berekening regel per regel.',
  newRequest: 'Nieuwe aanvraag',
  estimate: pageNames.estimate,
  quotes: pageNames.quotes,
  locked: 'De terugbetalingen zijn beschikbaar vanaf de ingangsdatum van uw contract.',
  filter: 'Filteren op dier',
  everyAnimal: 'Alle',
  underWay: 'Lopende aanvragen',
  lastTwelveMonths: 'Laatste twaalf maanden',
  last: 'Laatste terugbetalingen',
  noRefund: 'Nog niets in het eetbakje',
  noRefundText: 'Geen terugbetalingen in de laatste 12 maanden.',
  noRefundOf: (name: string) => `${name} heeft nog geen terugbetalingen.`,
  withoutRefused: 'Voorlopig worden niet alle geweigerde aanvragen getoond.',
  firstRequest: 'Een eerste aanvraag indienen',
  deleteDraft: 'Concept verwijderen',
  more: 'Meer tonen',
  refunded: 'Terugbetaald',
  billed: 'Gefactureerd',
  refundedBills: 'Terugbetaalde dossiers',
  ratio: (some: number, all: number) => `${some} van ${all}`,
  care: 'Behandelingen',
  careDate: requestLabels.care_date,
  status: 'Status',
  unknown: 'Zonder bedrag',
  deleteTitle: 'Dit concept verwijderen?',
  deleteText: 'De factuur en de documenten die u al hebt toegevoegd, worden gewist. Dit is definitief.',
  deleteYes: 'Verwijderen',
  keepIt: 'Concept behouden',
  deleted: 'Het concept is verwijderd.',
}

export const threadMessages: Draft<typeof french.threadMessages> = {
  empty: 'Een vraag over deze aanvraag? Schrijf ons hier.',
  list: 'Berichten bij deze aanvraag',
  you: 'U',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  older: 'Oudere berichten',
  olderLoading: 'Bezig met laden',
  olderShown: 'De oudere berichten worden getoond.',
  olderFailed: 'De oudere berichten konden niet getoond worden.',
  fresh: 'Nieuw',
  arrived: (name: string) => `Nieuw bericht van ${name}.`,
  read: (moment: string) => `Gelezen, ${moment}`,
  showQuoted: 'Geciteerde tekst tonen',
  hideQuoted: 'Geciteerde tekst verbergen',
  text: messageLabels.text,
  left: (count: number) => `Nog ${count} ${plural(count, 'teken', 'tekens', 'nl')}`,
  over: (count: number) => `${count} ${plural(count, 'teken', 'tekens', 'nl')} te veel`,
  submit: 'Versturen',
  sending: 'Bezig met versturen',
  nothing: 'Schrijf uw bericht voordat u het verstuurt.',
  sent: 'Uw bericht is verstuurd.',
  kept: 'Uw bericht is niet verstuurd, het staat hier nog.',
}
