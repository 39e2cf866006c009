import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeGroups } from '@coussinet/contract/domain/cover.ts'
import { plural, capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type * as french from '../../../fr/pages/contract/contract.ts'

export const contractMessages: Draft<typeof french.contractMessages> = {
  title: pageNames.contract.nl,
  documents: 'Mijn documenten',
  endings: 'Mijn contract beëindigen',
  replay: 'En met een andere formule?',
  askQuote: pageNames.new_quote.nl,
  loading: 'Bezig met laden…',
  failed: {
    covers: 'We konden uw waarborgen niet tonen.',
    documents: 'We konden uw documenten niet tonen.',
    endings: 'We konden niet tonen hoe u uw contract beëindigt.',
    replay: 'Uw laatste twaalf maanden konden niet worden nagerekend.',
  },
}

export const complaintMessages: Draft<typeof french.complaintMessages> = {
  title: 'Een klacht?',
  first: 'Schrijf ons eerst',
  write: 'Vertel ons wat er niet goed loopt, per e-mail of per brief:',
  delay: {
    FR: 'We bevestigen de ontvangst binnen 10 werkdagen en antwoorden binnen twee maanden.',
    IT: 'We antwoorden binnen 45 dagen.',
    BE: 'We bevestigen de ontvangst binnen 5 werkdagen en antwoorden binnen een maand.',
  },
  afterwards: 'Daarna: een onafhankelijke derde',
  how: {
    FR: 'Bent u niet tevreden met ons antwoord, of zijn er twee maanden voorbij sinds uw klacht, dan kunt u naar de ombudsman stappen. Dat is gratis, online of per brief.',
    IT: 'Bent u niet tevreden met ons antwoord, of zijn er 45 dagen voorbij, dan kunt u zich wenden tot de Italiaanse arbiter voor verzekeringen. Dat gebeurt online en kost € 20, die u terugkrijgt als u gelijk krijgt; de beslissing volgt binnen 180 dagen.',
    BE: 'Bent u niet tevreden met ons antwoord, dan kunt u zich wenden tot de ombudsman. Dat is gratis, online of per brief.',
  },
  authority: 'Wie op ons toeziet',
  authorities: {
    FR: 'De ACPR, de Franse toezichthouder voor banken en verzekeringen.',
    IT: 'Het IVASS, de Italiaanse toezichthouder voor verzekeringen, aan wie u ook kunt schrijven.',
    BE: 'De FSMA en de Nationale Bank van België (NBB).',
  },
  court: 'U kunt op elk moment naar de rechtbank stappen.',
}

export const coverMessages: Draft<typeof french.coverMessages> = {
  title: 'Wat gedekt is',
  was: 'Wat gedekt was',
  none: 'Er is geen dier gekoppeld aan uw contract.',
  perMonth: (total: string) => `${total} per maand in totaal`,
  formula: (name: string) => `Formule ${name}`,
  over: 'Beëindigd',
  coveredUntil: (day: string) => `Gedekt tot en met ${day}`,
  leftOn: (name: string, day: string) => `${name}: waarborgen tot en met ${day}.`,
  see: (name: string) => `Naar de pagina van ${name}`,
  notSelected: {
    text: (name: string) =>
      `Voor ${name} is geen formule gekozen: de behandelingen worden niet terugbetaald, en er wordt niets afgehouden.`,
    how: (hours: string) => `Bel ons om er een te kiezen, ${hours}:`,
  },
  guarantee: guaranteeGroups.nl,
  about: {
    accident: 'Val, beet, vergiftiging: behandelingen, onderzoeken en operaties.',
    illness: 'Consultaties, onderzoeken, geneesmiddelen.',
    illness_surgery: 'De operatie, de verdoving en de hospitalisatie.',
  },
  covered: (day: string) => `Gedekt sinds ${day}`,
  suspended: 'Geschorst',
  suspendedSince: (day: string) => `Geschorst sinds ${day}`,
  waiting: (day: string, days: number) =>
    plural(days, `Vanaf ${day}, over ${days} dag`, `Vanaf ${day}, over ${days} dagen`, 'nl'),
  planned: (days: number) =>
    days === 0
      ? 'Meteen bij het begin van de waarborgen'
      : `${plural(days, `${days} dag`, `${days} dagen`, 'nl')} na het begin van de waarborgen`,
  notByFormula: 'Geen waarborgen met deze formule.',
  noPackage: 'Niet terugbetaald door deze formule.',
  notCovered: 'Niet gedekt door deze formule: een ziekte zonder operatie blijft voor uw rekening.',
  starts: (day: string) => `Waarborgen vanaf ${day}`,
  noDeductible: (rate: string, ceiling: string) =>
    `We betalen ${rate} van de kosten terug, zonder vrijstelling, tot ${ceiling} per jaar.`,
  perEvent: (rate: string, deductible: string, ceiling: string) =>
    `We betalen ${rate} van de kosten terug na ${deductible} vrijstelling per gebeurtenis, tot ${ceiling} per jaar.`,
  perYear: (rate: string, deductible: string, ceiling: string) =>
    `We betalen ${rate} van de kosten terug na ${deductible} vrijstelling per jaar, tot ${ceiling} per jaar.`,
  ceiling: contractLabels.nl.ceiling,
  used: (used: string, total: string, left: string) => `${used} gebruikt van ${total}, er blijft ${left} over`,
  reserved: (amount: string) => `${amount} gereserveerd door een akkoord vooraf`,
  until: (day: string) => `tot en met ${day}`,
  package: 'Vaccins en preventie',
  packageText: (amount: string) => `Tot ${amount} per jaar, volledig terugbetaald, zonder vrijstelling of wachttijd.`,
  packageLeft: (left: string) => `Er blijft ${left} over.`,
  vaccines: (list: string) => `Vaccins: ${list}.`,
  contribution: 'Premie',
  fee: 'Beheerskosten',
  price: contractLabels.nl.price,
  never: 'Wat nooit gedekt is',
  neverText:
    'Ziekten die vóór het begin van de waarborgen bekend of zichtbaar waren, voeding, vachtverzorging, voortplanting, burgerlijke aansprakelijkheid. De volledige lijst staat in uw algemene voorwaarden.',
  words: 'Vrijstelling, plafond, wachttijd: wat die woorden betekenen',
  wordsText: [
    'De vrijstelling is het vaste deel dat voor uw rekening blijft; het gaat eraf vóór het percentage.',
    'Het plafond is het hoogste bedrag dat we voor een dier betalen in één verzekeringsjaar.',
    'De wachttijd is de tijd, in het begin van het contract, waarin een waarborg nog niet geldt.',
  ],
}

export const documentMessages: Draft<typeof french.documentMessages> = {
  none: 'Uw documenten verschijnen hier zodra ze opgemaakt zijn.',
  group: { own: pageNames.contract.nl, conditions: 'Voorwaarden en informatie', care_sheets: 'Zorgformulieren' },
  use: {
    cgv: 'Alle regels: waarborgen, uitsluitingen, terugbetaling, einde van het contract.',
    cgv2: 'De bijstand: opvang, opsporing van een verloren dier, advies van een dierenarts.',
    ipid: 'De hoofdlijnen van uw verzekering op twee pagina’s.',
    ipid2: 'De hoofdlijnen van de bijstand op twee pagina’s.',
    contrat: 'Het bewijs dat uw dieren verzekerd zijn, met hun formules en uw prijzen.',
    mandate: 'Uw toestemming voor de domiciliëring, met de referentie ervan.',
    rgpd: 'Uw gegevens: waarvoor ze dienen, hoelang, uw rechten.',
    indexation: 'Uw prijzen voor het komende jaar, en waarom ze veranderen.',
    feuilles: 'In te vullen door de dierenarts, voor elke terugbetalingsaanvraag.',
  },
  certificateOver: 'Wat bij ons verzekerd was: uw dieren, hun formules en uw prijzen.',
  dated: (day: string) => `Van ${day}`,
}

export const headMessages: Draft<typeof french.headMessages> = {
  in_preparation: {
    title: 'In voorbereiding',
    text: (day: string) =>
      `Uw waarborgen beginnen op ${day}. De terugbetalingen en de details zijn vanaf die dag beschikbaar.`,
  },
  active: {
    title: 'Lopend',
    text: (day: string) => `Het wordt elk jaar verlengd, de volgende keer op ${day}.`,
  },
  all_left: {
    title: 'Geen dier meer verzekerd',
    text: (day: string) =>
      `Na ${day} verzekert dit contract geen dier meer: het eindigt samen met zijn waarborgen, en we zullen u daarover schrijven.`,
  },
  unpaid: {
    title: 'Lopend, met een onbetaalde premie',
    text: (day: string, amount: string) =>
      `Zonder betaling worden de waarborgen op ${day} geschorst. Nog te betalen: ${amount}.`,
  },
  suspended: {
    title: 'Waarborgen geschorst',
    text: (day: string, amount: string) =>
      `Sinds ${day} worden de behandelingen van uw dieren niet meer terugbetaald. Nog te betalen: ${amount}.`,
  },
  resuming: {
    title: 'Betaling goed ontvangen',
    text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'nl'))}.`,
  },
  end_asked: {
    title: 'Beëindiging aangevraagd',
    termination: (at: string) => `U hebt de opzegging aangevraagd op ${at}.`,
    withdrawal: (at: string) => `U hebt de herroeping aangevraagd op ${at}.`,
    last: (day: string) => `Laatste dag van de waarborgen: ${day}.`,
    never: 'Het contract gaat niet in.',
  },
  ending: {
    title: (day: string) => `Eindigt op ${day}`,
    text: 'Uw dieren zijn gedekt tot en met die dag.',
  },
  terminated: {
    title: 'Beëindigd',
    on: (day: string) => `Beëindigd sinds ${day}`,
    text: 'Uw documenten en uw vroegere terugbetalingen blijven hier beschikbaar.',
  },
  facts: {
    number: contractLabels.nl.number,
    effective: contractLabels.nl.effective_date,
    renewal: 'Verlenging',
    end: 'Laatste dag',
  },
}
