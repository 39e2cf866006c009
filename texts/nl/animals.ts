import type * as french from '../fr/animals.ts'
import { capitalised, plural, type Gender } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import {
  amountPer,
  animalLabels,
  contractLabels,
  genderNames,
  guaranteeNames,
  speciesNames,
  suspension,
  termNone,
} from './contract-words.ts'
import { animalDocument, documentNames, paperNames } from './document-words.ts'
import { pageNames } from './page-words.ts'
import { refundLabels, requestLabels } from './refund-words.ts'

export const cardMessages: Draft<typeof french.cardMessages> = {
  breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
  formula: (name: string) => `Formule ${name}`,
  noFormula: 'Geen formule gekozen',
  coveredFrom: (day: string) => `Waarborgen vanaf ${day}`,
  coveredUntil: (day: string) => `Waarborgen tot en met ${day}`,
  over: 'Waarborgen beëindigd',
  remember: 'Hun pagina’s en hun documenten blijven hier',
  left: 'beschikbaar',
  leftAfter: 'beschikbaar zodra de waarborgen hervatten',
  reserved: (amount: string) => `${amount} gereserveerd`,
  waits: (guarantee: string, days: number) =>
    `${guarantee}: ${plural(days, 'nog één dag wachttijd', `nog ${days} dagen wachttijd`, 'nl')}`,
  numberMissing: (days: number) =>
    days === 0
      ? 'Identificatienummer: laatste dag'
      : `Identificatienummer: ${plural(days, 'nog één dag', `nog ${days}\u00a0dagen`, 'nl')}`,
  numberOverdue: 'Identificatienummer te laat',
}

export const limitsMessages: Draft<typeof french.limitsMessages> = {
  title: 'Limieten',
  year: (from: string, to: string) => `Jaar van ${from} tot en met ${to}`,
  available: 'nog beschikbaar',
  availableAfter: 'beschikbaar zodra de waarborgen hervatten',
  reserved: (amount: string) => `${amount} gereserveerd door een akkoord vooraf`,
  used: (used: string, total: string, percent: string) => `${used} gebruikt van ${total}, dat is ${percent}`,
  ceiling: (sentence: string) => `Jaarplafond: ${sentence}`,
  spent: 'Het plafond van dit jaar is bereikt: volgend jaar worden nieuwe behandelingen opnieuw terugbetaald.',
  spentByAgreement: (amount: string) =>
    `De rest van het plafond van dit jaar, ${amount}, is gereserveerd door een akkoord vooraf: die behandeling wordt terugbetaald zoals afgesproken, andere opnieuw vanaf volgend jaar.`,
  waiting: 'Wachttijden',
  suspended: 'Waarborgen geschorst.',
  suspendedSince: (day: string) => `${suspension.since(day)}.`,
  guarantee: guaranteeNames,
  ended: (day: string) => `Afgelopen, gedekt sinds ${day}`,
  never: (day: string) => `Zonder wachttijd, gedekt sinds ${day}`,
  until: (day: string) => `Gedekt vanaf ${day}`,
  days: (count: number) => plural(count, `${count} dag`, `${count} dagen`, 'nl'),
  package: contractLabels.package,
  packageLeft: (left: string, total: string) => `${left} beschikbaar van ${total}`,
  packageSpent: (total: string) => `Pakket van ${total} volledig gebruikt`,
  deductible: 'Jaarlijkse vrijstelling',
  deductibleUsed: (used: string, total: string) => `${used} al ingehouden van ${total}`,
  event: (cause: string) => `Lopende gebeurtenis: ${cause}`,
  eventDays: (first: string, last: string, left: number) =>
    plural(
      left,
      `Begonnen op ${first}, nog één dag, tot en met ${last}.`,
      `Begonnen op ${first}, nog ${left} dagen, tot en met ${last}.`,
      'nl',
    ),
  eventLastDay: (first: string) => `Begonnen op ${first}, vandaag is de laatste dag.`,
  eventUsed: (used: string, total: string) => `${used} vrijstelling al ingehouden van ${total}.`,
  eventMet: (total: string) => `${total} vrijstelling ingehouden: voor deze gebeurtenis wordt niets meer afgetrokken.`,
  deductibleMet: (total: string) => `${total} ingehouden: dit jaar wordt niets meer afgetrokken`,
}

export const papersMessages: Draft<typeof french.papersMessages> = {
  title: 'Documenten',
  careSheet: documentNames.feuilles,
  careSheetFrom: (day: string) => `Beschikbaar vanaf ${day}, het begin van uw contract.`,
  careSheetHint: 'Door de dierenarts in te vullen tijdens het bezoek.',
  careSheetEarlier: 'Voor behandelingen van vroeger, in te vullen door de dierenarts die ze heeft verstrekt.',
  statement: paperNames.year_statement,
  statementHint: 'Wat er in het jaar gefactureerd en terugbetaald is, voor uw rekeningen.',
  year: 'Jaar',
  pdf: 'PDF',
  table: 'CSV-tabel',
  named: (paper: string, name: string) => animalDocument.of(paper, name),
  namedYear: (paper: string, name: string, year: string) => `${animalDocument.of(paper, name)}, ${year}`,
}

export const animalMessages: Draft<typeof french.animalMessages> = {
  title: pageNames.animals,
  left: 'Ze waren bij u',
  insured: (_gender: Gender, from: string, to: string) => `Bij ons verzekerd van ${from} tot en met ${to}`,
  load: 'We konden uw dieren niet tonen.',
  loading: 'Bezig met laden…',
  withFormula: (animal: string, name: string) => `${animal}, formule ${name}`,
  package: contractLabels.package,
  packageLeft: (left: string, total: string) => `${left} van ${total}`,
  deductible: contractLabels.deductible,
  per: amountPer,
  none: termNone,
  rate: contractLabels.rate,
  price: contractLabels.price,
  formulaTitle: 'Formule',
  formulaUntil: (before: string, day: string, formula: string, price: string) =>
    `Formule ${before} tot en met ${day}, daarna ${formula} voor ${price} per maand.`,
  noLimits: (name: string) => `De limieten van ${name} verschijnen zodra de waarborgen beginnen.`,
  noFormulaText: (name: string) =>
    `Voor ${name} is geen formule gekozen: de behandelingen voor dit dier worden niet terugbetaald.`,
  over: 'Uw contract is beëindigd.',
  coveredUntil: (day: string) =>
    `De waarborgen zijn geëindigd op ${day}. Behandelingen tot en met die dag tellen nog mee.`,
  wasInsured: (name: string, _gender: Gender, from: string, to: string) =>
    `${name} was bij ons verzekerd van ${from} tot en met ${to}.`,
  life: (age: string, ours: string) => `${age}, waarvan ${ours} bij ons.`,
  brief: 'minder dan een maand',
  ours: (ours: string) => `${capitalised(ours)} bij ons.`,
  accounts: 'De afrekeningen',
  earlierCare: 'Behandelingen van vóór die dag? De facturen kunt u ons nog doorsturen.',
  sendEarlier: 'Een factuur versturen',
  identity: 'Identiteitskaart',
  labels: animalLabels,
  type: speciesNames,
  genders: genderNames,
  covered: 'Waarborgen sinds',
  coveredSoon: 'Waarborgen vanaf',
  coveredTo: 'Waarborgen tot en met',
  icadMissing: 'In te vullen',
  mend: 'Corrigeren',
  mendOf: (name: string) => `Corrigeren: identiteitskaart van ${name}`,
  past: 'De laatste 12 maanden',
  refunds: 'Terugbetalingen',
  seeAll: 'Alles bekijken',
  seeRefunds: (name: string) => `Alles bekijken: terugbetalingen van ${name}`,
  leaving: (name: string) => `Is ${name} niet meer bij u?`,
  ask: 'Een factuur sturen',
  estimate: pageNames.estimate,
  askQuote: pageNames.new_quote,
}

export const noAnimalMessages: Draft<typeof french.noAnimalMessages> = {
  title: 'Nog geen pootjes hier',
  text: 'Er is geen dier gekoppeld aan uw contract.',
}

export const costsMessages: Draft<typeof french.costsMessages> = {
  title: 'Uitgaven',
  failed: 'We konden de uitgaven niet tonen.',
  loading: 'Bezig met laden…',
  years: 'Verzekeringsjaar',
  span: (from: string, to: string) => `Behandelingen van ${from} tot en met ${to}`,
  billed: refundLabels.billed,
  refunded: refundLabels.refunded,
  left: refundLabels.kept,
  none: 'Geen uitgaven dit jaar',
  noneText: 'Terugbetaalde of geweigerde behandelingen verschijnen hier, maand per maand.',
  table: 'Tabel bekijken',
  both: (billed: string, refunded: string) => `${billed} gefactureerd, ${refunded} terugbetaald`,
  at: (when: string, what: string) => `${when}: ${what}`,
  total: 'Totaal',
  month: {
    title: 'Maand per maand',
    column: 'Maand',
    summary: (both: string, month: string, amount: string) =>
      `Uitgaven maand per maand: ${both}. De duurste maand is ${month}, met ${amount} gefactureerd.`,
  },
  kind: {
    title: 'Per soort behandeling',
    column: 'Soort behandeling',
    others: 'Andere behandelingen',
    summary: (list: string) => `Uitgaven per soort behandeling: ${list}.`,
    of: (kind: string, both: string) => `${kind}, ${both}`,
  },
  ceiling: {
    title: 'Het plafond in de loop van het jaar',
    used: 'Gebruikt',
    limit: (amount: string) => `Plafond van ${amount}`,
    day: requestLabels.care_date,
    remaining: 'Niet gebruikt',
    both: (used: string, left: string) => `${used} gebruikt, ${left} niet gebruikt`,
    on: (day: string, both: string) => `Op ${day}: ${both}`,
    come: (day: string) => `Op ${day}: nog niet bekend`,
    summary: (limit: string, both: string) => `${limit}: ${both}.`,
    none: 'Er is nog niets van het plafond gebruikt.',
  },
}

export const coverEndingMessages: Draft<typeof french.coverEndingMessages> = {
  title: (name: string) => `${name} is niet meer bij u`,
  lead: 'Vertel ons gewoon wat er gebeurd is: wij zorgen voor de rest. De pagina, de terugbetalingen en de documenten blijven in uw klantenzone.',
  what: 'Wat is er gebeurd?',
  label: {
    deceased: (name: string, _gender: Gender) => `${name} is overleden`,
    sold: (name: string) => `${name} woont bij een ander gezin`,
    lost: (name: string, _gender: Gender) => `${name} is vermist`,
  },
  hint: {
    sold: (_gender: Gender) => 'Weggegeven, toevertrouwd of verkocht',
    lost: (gender: Gender, lostDays: number) =>
      `De waarborgen lopen nog ${lostDays} dagen door, de tijd om ${gender === 'male' ? 'hem' : 'haar'} terug te vinden`,
  },
  day: {
    deceased: () => 'De dag van het overlijden',
    sold: (_gender: Gender) => 'De dag van het vertrek',
    lost: (gender: Gender) => `De laatste dag waarop u ${gender === 'male' ? 'hem' : 'haar'} hebt gezien`,
  },
  noReason: 'Kies wat er gebeurd is.',
  noDay: {
    deceased: () => 'Vul de dag van het overlijden in, ook al is het bij benadering.',
    sold: (_gender: Gender) => 'Vul de dag van het vertrek in, ook al is het bij benadering.',
    lost: (gender: Gender) =>
      `Vul de laatste dag in waarop u ${gender === 'male' ? 'hem' : 'haar'} hebt gezien, ook al is het bij benadering.`,
  },
  follows: 'Wat er zal gebeuren',
  last: (day: string) => `${day} is de laatste dag van de waarborgen.`,
  lastToday: (day: string) => `De waarborgen eindigen vandaag, ${day}.`,
  contribution:
    'De premie stopt samen met de waarborgen; wat u voor de tijd daarna betaald zou hebben, krijgt u terug.',
  care: 'Behandelingen tot en met die dag blijven terugbetaald: u kunt ons de facturen nog doorsturen.',
  proof:
    'Verder hoeft u nu niets te doen. Een attest van de dierenarts, of de bijgewerkte registratie van het dier, volstaat als we het u moeten vragen.',
  lastOne: 'Dit is uw laatste verzekerde dier: uw contract eindigt samen met de waarborgen.',
  act: 'Bewaren',
  sending: 'Bezig met versturen',
  back: (name: string) => `Terug naar de pagina van ${name}`,
  done: 'Genoteerd',
  sorry: (name: string) => `We delen uw verdriet. ${name} houdt hier een eigen plaats.`,
  doneText: (day: string) =>
    `${day} is de laatste dag van de waarborgen. We hebben het u net per e-mail geschreven, en u hoeft niets te herhalen.`,
  mistake: 'Een vergissing? Schrijf ons, we zetten het recht.',
  toContact: 'Contact',
  subject: (name: string) => `Einde van de waarborgen van ${name}: een vergissing`,
  toPage: (name: string) => `De pagina van ${name} bekijken`,
  toHome: 'Terug naar Start',
  gone: 'De waarborgen zijn al beëindigd.',
}

export const identificationMessages: Draft<typeof french.identificationMessages> = {
  title: (name: string) => `Identificatie van ${name}`,
  left: (days: number) => (days === 0 ? 'Laatste dag' : plural(days, `${days} dag`, `${days} dagen`, 'nl')),
  over: 'Termijn verstreken',
  before: (day: string) => `Zonder nummer uiterlijk op ${day} kunnen de terugbetalingen moeten wachten.`,
  overdue: (name: string, day: string) =>
    `De termijn is verstreken op ${day}. We kunnen op dit nummer wachten om terug te betalen voor ${name}.`,
  label: animalLabels.icad,
  where: {
    FR: 'Op de I-CAD-kaart: 15 cijfers voor een chip, of de tatoeage (bv. LXQ482).',
    IT: 'Op het certificaat van de Anagrafe degli animali d’affezione: 15 cijfers, of de tatoeage (bv. 2HKD417 of 45MI1234).',
    BE: {
      dog: 'In het paspoort of op DogID: 15 cijfers, of de tatoeage (bv. B12A34).',
      cat: 'In het paspoort of op CatID: 15 cijfers, of de tatoeage (bv. B12A34).',
    },
  },
  example: '981 09…',
  save: 'Bewaren',
  saving: 'Bezig met bewaren',
  saved: (name: string) => `Het identificatienummer van ${name} is bewaard.`,
  mendTitle: (name: string) => `De fiche van ${name} corrigeren`,
  mended: (name: string) => `De fiche van ${name} is bijgewerkt.`,
  colour: animalLabels.colour,
  adopted: animalLabels.adoption_date,
  optional: '(facultatief)',
  cancel: 'Annuleren',
  close: 'Sluiten',
}
