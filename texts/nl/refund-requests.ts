import type * as french from '../fr/refund-requests.ts'
import { capitalised, plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { animalDocument, documentNames } from './document-words.ts'
import { fieldErrorSentences } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { refundEnds, refundLabels, requestLabels } from './refund-words.ts'

/** Kinds of paper that the reader distinguishes. */
export const paperNames = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  quote: 'Offerte',
  card_slip: 'Kaartbonnetje',
  prescription: 'Voorschrift',
  care_sheet: 'Zorgformulier',
  other: 'Document niet herkend',
}

export const pileMessages = {
  help: 'Elke groep wordt een aanvraag. Hier wordt niets verstuurd.',
  drop: 'Sleep uw documenten hierheen',
  dropPhone: 'Fotografeer uw documenten',
  hint: 'Facturen, bonnetjes, voorschriften: wij sorteren ze.',
  more: 'Documenten toevoegen',
  reading: 'De documenten worden gelezen. Het sorteren gebeurt gaandeweg.',
  waiting: (count: number) =>
    plural(count, 'Eén document wacht op zijn beurt.', `${count} documenten wachten op hun beurt.`, 'nl'),
  group: (number: number, facts: readonly string[]) => [`Aanvraag ${number}`, ...facts].join(' · '),
  of: (day: string) => `Zorg van ${day}`,
  animal: 'Dier',
  unknown: 'Dier nog te bepalen',
  move: (name: string) => `${name} plaatsen in`,
  fresh: 'Een nieuwe aanvraag',
  moved: (name: string, group: string) => `${name} staat nu in: ${group}.`,
  remove: (name: string) => `${name} verwijderen`,
  documents: paperNames,
  unread: 'Wordt gelezen',
  preparing: 'Wordt voorbereid',
  goesOn: (at: string) =>
    `U hebt in één uur veel documenten verstuurd. De volgende vertrekken vanzelf ${at}: u mag deze pagina sluiten.`,
  looseText: 'Dit document hoort bij een factuur: bij welke aanvraag?',
  looseAlone: 'Dit document hoort bij een factuur die hier niet is. Voeg ze toe, of bewaar het voor later.',
  into: (group: string) => `Bij ${group}`,
  ofItsOwn: 'Er een aanvraag van maken',
  unplaced: 'Te plaatsen',
  left: (count: number) =>
    plural(
      count,
      'Eén document zonder aanvraag blijft hier voor later.',
      `${count} documenten zonder aanvraag blijven hier voor later.`,
      'nl',
    ),
  known: {
    refunded: 'Al terugbetaald: ',
    rejected: 'Al geweigerd: ',
    sent: 'Al verstuurd: ',
    draft: 'Al in een ',
    same: 'Een aanvraag met dit bedrag: ',
  },
  draft: 'concept',
  make: (count: number) => plural(count, 'De aanvraag maken', `${count} aanvragen maken`, 'nl'),
  making: 'Bezig…',
  made: (count: number) =>
    plural(count, 'Het concept is klaar om aan te vullen.', `${count} concepten zijn klaar om aan te vullen.`, 'nl'),
  later: 'Later',
  failed: 'De verplaatsing is niet bewaard.',
  many: 'Meerdere documenten? Voeg ze samen toe, wij sorteren ze in aanvragen.',
}

export const readingMessages = {
  waiting: 'We lezen uw factuur.',
  waitingText: 'U kunt verdergaan: niets wacht op het lezen.',
  title: 'Gelezen op uw factuur',
  text: 'Te controleren in de volgende stap, waar u kunt verbeteren. Deze lezing beslist niets.',
  facts: {
    care_date: requestLabels.care_date,
    clinic: 'Dierenartsenpraktijk',
    invoice_number: requestLabels.invoice_number,
    chip: 'Dier',
    total_cents: 'Totaal',
  },
  unsure: 'na te kijken',
  nothing: 'We konden niets met zekerheid lezen: u vult de velden zelf in.',
  piece: (fact: string) => `Uitsnede van de factuur: ${fact}`,
  read: 'Gelezen op uw factuur',
  proof: (printed: string) => `Gelezen: “${printed}”`,
  proofFact: 'bewijs van betaling',
  says: (value: string) => `Op uw factuur: ${value}`,
  take: 'Overnemen',
  takeThis: (fact: string, value: string) => `${value} overnemen (${fact})`,
  opening: 'Openen…',
  keep: 'Dit document behouden',
  remove: 'Verwijderen en de factuur kiezen',
  alsoInFile: (papers: string) => `Ook in dit bestand: ${papers}. We lezen alleen de factuur.`,
  onPage: (paper: string, page: number) => `${paper.toLowerCase()} (pagina ${page})`,
  documents: {
    credit_note: 'Dit document lijkt op een creditnota.',
    card_slip: 'Dit document lijkt op een kaartbonnetje.',
    prescription: 'Dit document lijkt op een voorschrift.',
    care_sheet: 'Dit document lijkt op een zorgformulier.',
    other: 'We konden de bedragen niet lezen: ons team leest ze.',
  },
  needed: 'We hebben de gedetailleerde en betaalde factuur van de dierenarts nodig.',
  elsewhere: {
    title: 'Dit document lijkt op een offerte.',
    text: 'We hebben de gedetailleerde en betaalde factuur van de dierenarts nodig.',
    link: 'Een akkoord voor deze offerte vragen',
  },
}

export const quoteReadingMessages = {
  ...readingMessages,
  waiting: 'We lezen uw offerte.',
  title: 'Gelezen op uw offerte',
  piece: (fact: string) => `Uitsnede van de offerte: ${fact}`,
  read: 'Gelezen op uw offerte',
  says: (value: string) => `Op uw offerte: ${value}`,
  remove: 'Verwijderen en de offerte kiezen',
  documents: {
    credit_note: readingMessages.documents.credit_note,
    card_slip: readingMessages.documents.card_slip,
    prescription: readingMessages.documents.prescription,
    care_sheet: readingMessages.documents.care_sheet,
    other: 'We konden de bedragen niet lezen: u kunt ze zelf invullen.',
  },
  needed: 'We hebben de gedetailleerde offerte van de dierenarts nodig.',
  elsewhere: {
    title: 'Dit document lijkt op een factuur die al betaald is.',
    text: 'Een akkoord vraagt u vóór de zorg. Zorg die al betaald is, wordt op haar factuur terugbetaald.',
    link: 'Een terugbetaling vragen',
  },
}

export const quoteLinesMessages = {
  check: 'Kijk elke regel na: u kunt alles verbeteren. Deze lezing beslist niets.',
  discount: 'De korting is over de regels verdeeld.',
  offer: (count: number, amount: string) =>
    count === 1
      ? `Er is één regel gelezen op uw offerte, voor ${amount}.`
      : `Er zijn ${count} regels gelezen op uw offerte, voor ${amount}.`,
  unproven: 'Geen totaal bevestigt deze lezing.',
  take: (count: number) => (count === 1 ? 'Deze regel overnemen' : 'Deze regels overnemen'),
}

export const readEstimateMessages = {
  title: 'Wat u zou ontvangen',
  waiting: 'De raming komt zodra uw factuur gelezen is.',
  load: 'We konden deze raming niet berekenen.',
  rests: (count: number, amount: string) =>
    count === 1
      ? `Berekend op de lijn die op uw factuur gelezen is (${amount}), volgens de regels van de beslissing.`
      : `Berekend op ${count} lijnen die op uw factuur gelezen zijn (${amount}), volgens de regels van de beslissing.`,
  leftOut: (amount: string) => `Zonder de lijnen waarvan de soort zorg nog te bepalen is (${amount}).`,
  differs: (total: string) => `Het gelezen totaal is ${total}: er kunnen ons lijnen ontgaan zijn.`,
  reserved: (amount: string) => `Gereserveerd door het akkoord: ${amount}`,
  notDecision: 'Een raming: ons team kijkt elke lijn na voor er beslist wordt.',
  several: 'In deze aanvraag staan meerdere dieren: ons team verdeelt de lijnen.',
  lines: 'Gelezen lijnen',
  asks: 'Nog een vraag',
  asksText: 'Is dit de juiste soort behandeling? Eén tik volstaat, of kies een andere.',
  yes: (kind: string) => `Ja, ${kind}`,
  kind: 'Soort zorg',
  choose: 'Kiezen',
  failed: 'Uw antwoord is niet bewaard. Probeer het opnieuw.',
}

export const estimateMessages: Draft<typeof french.estimateMessages> = {
  title: pageNames.estimate,
  help: 'Voordat u naar de dierenarts gaat, of met een offerte bij de hand.',
  animal: 'Voor welk dier?',
  careDate: requestLabels.care_date,
  cause: 'Waarom deze behandeling?',
  symptoms: requestLabels.first_symptoms,
  optional: '(facultatief)',
  lines: 'Geplande behandelingen',
  kind: 'Behandeling',
  choose: 'Kies een behandeling',
  amount: 'Bedrag',
  usual: (from: string, to: string) => `Doorgaans van ${from} tot ${to}`,
  useUsual: (amount: string) => `${amount} invullen`,
  add: 'Behandeling toevoegen',
  most: 'Hoogstens vijftig behandelingen.',
  remove: (label: string) => `${label} verwijderen`,
  aLine: 'Deze behandeling',
  submit: 'Berekenen',
  submitting: 'Bezig met berekenen',
  result: 'Raming',
  notDecision:
    'Dit is een raming, geen beslissing: ze houdt rekening met uw waarborgen en met wat dit verzekeringsjaar al is terugbetaald.',
  empty: 'De berekening verschijnt hier, stap voor stap.',
  kept: refundLabels.kept,
  lacks: {
    cause: 'Geef de oorzaak van de behandeling op om verder te gaan.',
    care_date: 'Geef de datum van de behandeling op om verder te gaan, ook al is het bij benadering.',
    kind: 'Kies de behandeling om verder te gaan.',
    amount: 'Vul het bedrag van deze behandeling in om verder te gaan.',
  },
  amountInvalid: 'Vul een bedrag in, bijvoorbeeld 45,20.',
  failed: 'De raming kon niet gemaakt worden.',
  noAnimal: 'Voorlopig is geen enkel dier gedekt.',
  load: 'We konden de behandelingen niet tonen.',
}

export const goneMessages: Draft<typeof french.goneMessages> = {
  title: 'Dit concept bestaat niet meer',
  text: 'Het is verwijderd in een ander tabblad of op een ander toestel. U kunt een andere aanvraag beginnen.',
  another: 'Nieuwe aanvraag',
  refunds: pageNames.refunds,
}

const sheetOf = (name: string) => animalDocument.of(documentNames.feuilles.toLowerCase(), name)

export const wizardMessages: Draft<typeof french.wizardMessages> = {
  title: pageNames.new_request,
  path: 'Stappen van de aanvraag',
  steps: {
    invoice: 'Uw factuur',
    animals: 'De dieren',
    care_sheets: 'De zorgformulieren',
    summary: 'Controle',
    sent: 'Bevestiging',
  },
  where: (step: number) => `Stap ${step} van 4`,
  done: ', stap voltooid',
  next: 'Verdergaan',
  back: 'Terug',
  quit: 'Afsluiten',
  kept: 'Uw concept wordt 30 dagen bewaard.',
  saved: 'Concept bewaard',
  savedHere: 'Bewaard op dit toestel',
  keptHere: 'Uw aanvraag wordt op dit toestel bewaard.',
  saving: 'Bezig met bewaren…',
  unsaved: 'Een wijziging is nog niet bewaard',
  missing: {
    invoice: 'Voeg de factuur toe om verder te gaan',
    paid: 'Bevestig de betaling om verder te gaan',
    animals: 'Kies minstens één dier.',
    care_date: 'Vul de datum van de behandeling in om verder te gaan',
    cause: 'Vul de oorzaak van de behandeling in om verder te gaan',
    care_sheets: 'Voeg elk zorgformulier toe om verder te gaan',
    care_sheet: 'Voeg dit zorgformulier toe om verder te gaan',
    wrong: 'Corrigeer wat is aangeduid om verder te gaan',
    sending: 'Het document wordt verstuurd',
    failed: 'Verstuur het document opnieuw of verwijder het om verder te gaan',
  },
  existing: (count: number) =>
    plural(count, 'Er wacht al een concept op u.', `Er wachten al ${count} concepten op u.`, 'nl'),
  resumeDraft: 'Concept hervatten',
  seeDrafts: 'Concepten bekijken',
  summary: { title: 'Kijk na en verstuur', help: 'Eén blik op elk onderdeel, en uw aanvraag vertrekt.' },
  loading: 'Bezig met laden…',
  load: 'We konden deze stap niet tonen.',
  invoice: {
    title: 'Voeg uw betaalde factuur toe',
    help: 'Een scherpe foto volstaat, vlak en volledig.',
    drop: 'Sleep de factuur hierheen',
    dropPhone: 'Fotografeer de factuur',
    hint: 'of kies ze op dit toestel',
    hintPhone: 'of kies ze op deze telefoon',
    paid: 'Deze factuur bewijst de betaling',
    paidHint: 'Er staat “voldaan” of “betaald” op, of het kaartticket is zichtbaar.',
    rules: 'Wat we nodig hebben',
    yes: [
      'Eén factuur per aanvraag.',
      'De naam van het dier en het detail van de behandelingen.',
      'Het bewijs van betaling moet op de factuur staan.',
      'Scherpe foto, vlak, met de vier hoeken zichtbaar.',
    ],
    no: [
      'Een offerte, een voorschrift of een zorgformulier vervangt de factuur niet.',
      'De zorgformulieren volgen in stap 3, één per dier.',
    ],
  },
  sheets: {
    title: 'Eén zorgformulier per dier',
    titleOf: (name: string) => `Voeg het zorgformulier van ${name} toe`,
    help: 'Ingevuld en ondertekend door de dierenarts, beschrijft het de behandelingen van elk dier.',
    hint: 'of sleep het formulier hierheen',
    later: 'Nog geen formulier? Laat het bij het volgende bezoek invullen: uw concept wordt 30 dagen bewaard.',
    formula: (name: string) => `Formule ${name}`,
  },
}

export const deviceMessages: Draft<typeof french.deviceMessages> = {
  title: 'Ook zonder netwerk kunt u verdergaan.',
  text: 'Uw aanvraag wordt op dit toestel bewaard en vertrekt zodra er weer netwerk is.',
  send: 'Versturen zodra het kan',
  checkedLater:
    'Zonder netwerk kunnen wachttijden en plafond hier niet nagekeken worden. Moet u iets herbekijken, dan melden we dat voor het versturen.',
  waits: 'Uw aanvraag vertrekt zodra er weer netwerk is. Open het portaal om ze te volgen.',
  notKept: 'Uw aanvraag kon niet op dit toestel bewaard worden. Probeer opnieuw.',
  sent: (reference) => `Uw aanvraag ${reference} is verstuurd.`,
  heldToast: 'Een aanvraag op dit toestel is niet vertrokken. U vindt ze bij uw terugbetalingen.',
  onThisDevice: 'Op dit toestel, nog niet verstuurd',
  begun: (count) => `${plural(count, `${count} document`, `${count} documenten`, 'nl')}, nog niet af.`,
  waitsForNetwork: 'Vertrekt zodra er weer netwerk is.',
  goesNow: 'Wordt verstuurd.',
  filing: 'Wordt verstuurd: we wachten op de bevestiging.',
  held: {
    check: 'Kijk nog één punt na voor het versturen.',
    gone: 'Het concept werd op een ander toestel verwijderd.',
    refused: 'Ze werd zo niet aanvaard. Kijk ze na en verstuur ze.',
    lost: 'Een document is op dit toestel niet meer leesbaar. Voeg het opnieuw toe.',
    old: 'Ze wacht al bijna een maand. Kijk of ze al bij uw aanvragen staat voor u een andere maakt.',
  },
  resume: 'Verdergaan',
  edit: 'Wijzigen',
  openDraft: 'Nakijken en versturen',
  sendAgain: 'Opnieuw versturen',
  discard: 'Niet versturen',
  discardTitle: 'Deze aanvraag verwijderen?',
  discardText: 'De foto’s en gegevens worden van dit toestel gewist.',
  discardYes: 'Verwijderen',
  keep: 'Bewaren',
  signOut: {
    title: (count) =>
      plural(count, 'Eén aanvraag is nog niet verstuurd', `${count} aanvragen zijn nog niet verstuurd`, 'nl'),
    text: (count) =>
      `${plural(count, 'Ze bestaat alleen op dit toestel.', 'Ze bestaan alleen op dit toestel.', 'nl')} Als u zich afmeldt, wordt alles gewist.`,
    destroy: 'Wissen en afmelden',
    send: 'Versturen en afmelden',
    stay: 'Aangemeld blijven',
  },
}

export const careMessages: Draft<typeof french.careMessages> = {
  title: 'Welke dieren zijn verzorgd?',
  help: 'Kies alle dieren die op de factuur staan.',
  animals: 'Dieren op de factuur',
  formula: (name: string) => `Formule ${name}`,
  notYet: (name: string, day: string) => `De waarborgen van ${name} beginnen op ${day}.`,
  noFormula: (name: string) =>
    `Voor ${name} is geen formule gekozen: de behandelingen voor dit dier kunnen niet terugbetaald worden.`,
  noFormulaShort: 'Geen formule',
  soon: 'Binnenkort',
  until: (day: string) => `Behandelingen tot en met ${day}`,
  noAnimal: 'Er is geen dier gekoppeld aan uw contract.',
  care: 'De behandeling',
  careDate: requestLabels.care_date,
  careDateHint: 'De datum van het bezoek, zoals op de factuur.',
  wrong: {
    missing: 'Vul de datum van de behandeling in.',
    incomplete: 'Deze datum is onvolledig.',
    invalid: 'Kijk deze datum na.',
    future: fieldErrorSentences.date_future,
    after_care: fieldErrorSentences.symptoms_after_care,
  },
  cause: 'Waarom deze behandeling?',
  causes: {
    accident: 'Een botsing, een val, een beet',
    illness: 'Een ziekte, pijn, een allergie',
    prevention: 'Vaccin, sterilisatie, antiparasitair middel',
  },
  symptoms: requestLabels.first_symptoms,
  symptomsHint: 'Ongeveer, als u de precieze dag niet kent.',
  optional: '(facultatief)',
  invoiceNumber: requestLabels.invoice_number,
  vetName: 'Dierenarts of dierenartsenpraktijk',
}

export const blankSheetMessages: Draft<typeof french.blankSheetMessages> = {
  title: 'Nog geen formulier?',
  download: 'Blanco formulier downloaden',
  write: 'Mijn dierenarts schrijven',
  writeFor: (name: string) => `Mijn dierenarts schrijven: ${name}`,
  sheetOf,
  how: 'Download eerst het formulier: u voegt het zelf toe aan de e-mail, uw mailprogramma doet dat niet vanzelf.',
  subject: (name: string) => `${capitalised(sheetOf(name))} in te vullen`,
  body: (name: string, day: string | null, member: string) =>
    [
      'Goedendag,',
      '',
      `In bijlage vindt u het ${sheetOf(name)}${day === null ? '' : `, voor de behandeling van ${day}`}. Zou u het kunnen invullen, dateren en ondertekenen, en het mij daarna per e-mail terugsturen?`,
      '',
      'Hartelijk dank,',
      member,
    ].join('\n'),
}

export const summaryMessages: Draft<typeof french.summaryMessages> = {
  checkFailed: 'We konden uw aanvraag niet nakijken.',
  edit: 'Wijzigen',
  editInvoice: 'Factuur wijzigen',
  editCare: 'Dieren en behandelingen wijzigen',
  editSheets: 'Zorgformulieren wijzigen',
  invoice: 'Factuur',
  paid: 'Betaling',
  paidYes: 'Bevestigd',
  paidNo: 'Te bevestigen',
  care: 'Dieren en behandelingen',
  animals: 'Dieren',
  careDate: requestLabels.care_date,
  cause: 'Oorzaak',
  symptoms: 'Eerste symptomen',
  invoiceNumber: requestLabels.invoice_number,
  vetName: requestLabels.vet,
  sheets: 'Zorgformulieren',
  none: 'Toe te voegen',
  ready: 'Alles is er.',
  readyText: 'Er ontbreekt niets aan uw aanvraag.',
  blocked: 'Vóór het versturen',
  blocking: {
    'files.invoice': 'De factuur ontbreekt.',
    animal_ids: 'Er is geen dier gekozen.',
    care_date: 'De datum van de behandeling is nog in te vullen.',
    paid_confirmed: 'De betaling van de factuur is nog te bevestigen.',
  },
  date_future: 'De datum van de behandeling ligt in de toekomst.',
  date_too_old: 'Deze behandelingen zijn te oud: ze kunnen niet meer terugbetaald worden.',
  symptoms_after_care: 'De eerste symptomen dateren van na de behandeling.',
  sheetMissing: (name: string) => `Het zorgformulier voor ${name} ontbreekt.`,
  other: 'Er is nog een gegeven aan te vullen.',
  fix: {
    invoice: 'Factuur bekijken',
    animals: 'Behandelingen bekijken',
    care_sheets: 'Formulieren bekijken',
    summary: 'Bekijken',
  },
  toKnow: 'Goed om te weten',
  declare: 'Ik verklaar dat deze documenten juist zijn.',
  submit: 'Mijn aanvraag versturen',
  submitting: 'Bezig met versturen',
  missing: { blocking: 'Vul aan wat ontbreekt om te versturen', declare: 'Vink de verklaring aan om te versturen' },
  failed: 'Uw aanvraag is niet vertrokken',
  changed: 'Ze is gewijzigd in een ander tabblad of op een ander toestel. Lees ze na en verstuur ze daarna.',
  unsaved: 'Een wijziging is niet bewaard',
  unsavedText: 'Wat u voor de behandelingen hebt ingevuld, is hier niet overgenomen.',
  sent: {
    title: 'Uw aanvraag is vertrokken',
    body: requestLabels.tracking_reference,
    answer: (day: string) => `Antwoord uiterlijk op ${day}.`,
    answerSoon: (soon: string) => `Antwoord ${soon}.`,
    follow: 'Mijn aanvraag volgen',
    again: 'Een andere factuur versturen',
    home: 'Terug naar Start',
    next: 'En nu',
    nextSteps: (soon: string) => [
      'Ons team bekijkt uw documenten.',
      'Als er een document ontbreekt, vragen we het u en stopt de termijn.',
      `De overschrijving vertrekt ${soon} na het akkoord.`,
    ],
  },
}

export const keepDraftMessages: Draft<typeof french.keepDraftMessages> = {
  ending: (day: string) => `Dit concept wordt ${day} verwijderd, samen met de documenten.`,
  choice: 'Hervat het, of bewaar het nog even.',
  keep: 'Nog 30 dagen bewaren',
  kept: (day: string) => `Uw concept wordt bewaard tot ${day}.`,
}

export const rowMessages: Draft<typeof french.rowMessages> = {
  noRequest: 'Geen lopende aanvragen.',
  toReceive: 'te ontvangen',
  addDocument: 'Document toevoegen',
  addDocuments: 'Documenten toevoegen',
  seeAsk: 'Aanvraag bekijken',
  read: 'Bericht lezen',
  resume: 'Hervatten',
  fact: {
    ask: (count: number) =>
      plural(
        count,
        'Eén aanvraag wacht op een document van u.',
        `${count} aanvragen wachten op een document van u.`,
        'nl',
      ),
    rest: 'De rest loopt verder.',
    coming: (amount: string) => `${amount} is onderweg naar uw rekening.`,
    underWay: (count: number, day: string) =>
      plural(
        count,
        `Uw aanvraag loopt: antwoord uiterlijk op ${day}.`,
        `${count} aanvragen lopen: volgend antwoord uiterlijk op ${day}.`,
        'nl',
      ),
    moving: (count: number) => plural(count, 'Uw aanvraag loopt.', `${count} aanvragen lopen.`, 'nl'),
    draft: (count: number) =>
      plural(count, 'Eén concept is nog te versturen.', `${count} concepten zijn nog te versturen.`, 'nl'),
    nothing: 'Geen openstaande aanvragen.',
  },
}

/** Sentences on a message of the team that waits. */
export const saidMessages: Draft<typeof french.saidMessages> = {
  asks: (name: string) => `${name} stelt u een vraag`,
  wrote: (name: string) => `${name} heeft u geschreven`,
}

export const stepMessages: Draft<typeof french.stepMessages> = {
  draft: [
    '',
    'Concept, alleen nog te versturen',
    'Concept, nog twee stappen',
    'Concept, nog drie stappen',
    'Concept, factuur nog toe te voegen',
  ],
  deleted: (step: string, day: string) => `${step}. Het wordt ${day} verwijderd.`,
  /** A draft whose invoice somebody mailed to the member's private address. */
  mailed: (sender: string) => `Per e-mail ontvangen, van ${sender}`,
  others: (count: number) => plural(count, 'En nog één ander document.', `En nog ${count} andere documenten.`, 'nl'),
  late: (days: number) => plural(days, 'Eén dag vertraging', `${days} dagen vertraging`, 'nl'),
  expected: (day: string) => `Antwoord uiterlijk op ${day}`,
  received: (day: string) => `Documenten ontvangen, antwoord uiterlijk op ${day}`,
  waiting: 'We hebben uw aanvraag goed ontvangen.',
  accepted: (soon: string) => `Aanvraag aanvaard, overschrijving ${soon}`,
  refunded: refundEnds.finished,
  rejected: refundEnds.rejected,
}

export const subjectMessages: Draft<typeof french.subjectMessages> = {
  careOf: (day: string) => `Behandeling van ${day}`,
  begunOn: (day: string) => `Aanvraag begonnen op ${day}`,
}

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
    other: 'We konden de bedragen op het toegevoegde document niet lezen.',
  },
  stillSend: 'U kunt de aanvraag versturen: ons team zal ze onderzoeken.',
}
