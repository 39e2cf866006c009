import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/contract.ts'
import { capitalised, plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { amountPer, contractLabels, guaranteeGroups, suspension, termNone } from './contract-words.ts'
import { pageNames } from './page-words.ts'
import { requestLabels } from './refund-words.ts'

export const contractMessages: Draft<typeof french.contractMessages> = {
  title: pageNames.contract,
  documents: 'Mijn documenten',
  endings: 'Mijn contract beëindigen',
  replay: 'En met een andere formule?',
  askQuote: pageNames.new_quote,
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
  guarantee: guaranteeGroups,
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
  ceiling: contractLabels.ceiling,
  used: (used: string, total: string, left: string) => `${used} gebruikt van ${total}, er blijft ${left} over`,
  reserved: (amount: string) => `${amount} gereserveerd door een akkoord vooraf`,
  until: (day: string) => `tot en met ${day}`,
  package: 'Vaccins en preventie',
  packageText: (amount: string) => `Tot ${amount} per jaar, volledig terugbetaald, zonder vrijstelling of wachttijd.`,
  packageLeft: (left: string) => `Er blijft ${left} over.`,
  vaccines: (list: string) => `Vaccins: ${list}.`,
  contribution: 'Premie',
  fee: 'Beheerskosten',
  price: contractLabels.price,
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
  group: { own: pageNames.contract, conditions: 'Voorwaarden en informatie', care_sheets: 'Zorgformulieren' },
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
    next: (day: string, last: string) =>
      `De waarborgen ervan beginnen op ${day}. Uw vorige contract dekt de behandelingen tot en met ${last}.`,
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
    text: (day: string, isAtNoon: boolean) => `${capitalised(suspension.resumes(day, isAtNoon))}.`,
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
    number: contractLabels.number,
    effective: contractLabels.effective_date,
    renewal: 'Verlenging',
    end: 'Laatste dag',
  },
}

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
  per: amountPer,
  none: termNone,
  added: (guarantee, day) =>
    `${guaranteeGroups[guarantee]}: nieuwe waarborg, vanaf ${day}. Een ziekte van vóór die dag valt er niet onder.`,
  lost: (guarantee, day) => `${guaranteeGroups[guarantee]}: geen waarborg meer vanaf ${day}.`,
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

export const replayMessages = ({ hasWaits }: BrandFacts) => ({
  intro: (from: string, to: string) =>
    `De behandelingen van ${from} tot en met ${to}, opnieuw beslist volgens de regels van elke formule, tot op de cent. In het vet: de terugbetalingen min de premies. Dit is een terugblik, geen belofte.`,
  bills: (count: number, total: string) =>
    plural(count, `${count} behandelde factuur, ${total}`, `${count} behandelde facturen, samen ${total}`, 'nl'),
  none: 'In deze periode is over geen enkele factuur beslist: alleen de premies tellen.',
  caption: (name: string) => `De laatste twaalf maanden van ${name}, per formule`,
  verdict: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `${own} bracht u het meest op: ${amount} meer dan ${others}, na aftrek van de premies.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `${all} hadden u evenveel opgebracht, na aftrek van de premies: geen enkele formule had het beter gedaan.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `${others} ${isSeveral ? 'hadden elk' : 'had'} ${amount} meer opgebracht dan ${own}, na aftrek van de premies.`,
  },
  unused: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `Geen terugbetaling om te vergelijken: ${own} is de goedkoopste, ${amount} minder dan ${others}.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `Geen terugbetaling om te vergelijken: ${all} kosten evenveel, en geen enkele formule kost minder.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `Geen terugbetaling om te vergelijken: ${others} ${isSeveral ? 'hadden elk' : 'had'} ${amount} minder gekost dan ${own}.`,
  },
  accounts: (name: string) => `De rekening van ${name}, per formule`,
  formula: 'Formule',
  current: 'Uw formule',
  contributions: 'Premies',
  difference: 'Verschil',
  basis: [
    'De premies zijn die van vandaag, beheerskosten inbegrepen: uw prijs voor uw formule, de basisprijs voor de andere.',
    `Elke formule wordt nagerekend alsof ze u vanaf de eerste dag dekte${hasWaits ? ', wachttijden inbegrepen' : ''}.`,
  ],
  remarks: {
    insurer_amounts: 'Terugbetalingen die de verzekeraar zelf heeft berekend, worden niet nagerekend.',
    before_portal: 'Terugbetalingen van vóór de opening van uw klantenzone worden niet nagerekend.',
    opening_balance: 'Wat vóór de opening van uw klantenzone al gebruikt was, telt voor elke formule ongewijzigd mee.',
    partial_year: 'De dekking loopt nog geen twaalf maanden: alleen de begonnen maanden tellen.',
    terms_changed: 'Uw waarborgen zijn intussen gewijzigd: uw nagerekende formule verschilt van wat u is uitbetaald.',
  },
  change: 'Een vraag over deze formules?',
  write: 'Schrijf ons',
  nobody: 'Vandaag is geen enkel dier verzekerd.',
})

export const endingMessages: Draft<typeof french.endingMessages> = {
  withdrawal: {
    name: pageNames.withdrawal,
    until: (day: string) => `U kunt zich bedenken tot en met ${day}`,
    text: 'Zonder opgave van reden en zonder kosten.',
    section: (day: string) => `Tot en met ${day}, zonder reden en zonder kosten.`,
  },
  termination: {
    name: pageNames.termination,
    section: (day: string) => `Als u het vandaag aanvraagt, eindigt het op ${day}.`,
  },
  rule: {
    one_month: 'U kunt op elk moment opzeggen: het contract eindigt een maand na uw aanvraag.',
    two_months: 'U kunt op elk moment opzeggen: het contract eindigt twee maanden na uw aanvraag.',
    anniversary: {
      FR: 'In het eerste jaar eindigt het contract op de eerste jaarlijkse vervaldag; daarna kunt u op elk moment opzeggen.',
      IT: 'Het contract eindigt op een jaarlijkse vervaldag, als de aanvraag minstens 30 dagen vooraf aankomt.',
      BE: 'In het eerste jaar eindigt het contract op de eerste jaarlijkse vervaldag; daarna kunt u op elk moment opzeggen.',
    },
  },
  asked: {
    withdrawal: 'U hebt de herroeping van uw contract aangevraagd.',
    termination: 'U hebt de opzegging van uw contract aangevraagd.',
    at: 'Aanvraag ontvangen op',
    reference: requestLabels.tracking_reference,
    last: contractLabels.last_day,
    never: 'Het contract gaat niet in',
  },
  over: 'Uw contract eindigt: u hoeft hier niets aan te vragen.',
  ended: 'Uw contract is beëindigd.',
}

export const flowMessages = ({ hasWaits }: BrandFacts): Draft<ReturnType<typeof french.flowMessages>> => ({
  where: (step: number, count: number) => `Stap ${step} van ${count}`,
  next: 'Verdergaan',
  back: 'Terug',
  backToContract: 'Terug naar mijn contract',
  nothingSent: 'Er wordt niets verstuurd vóór uw bevestiging, in de laatste stap.',
  failed: 'Uw aanvraag is niet verstuurd.',
  changed: (day: string) =>
    `De datum is veranderd sinds u deze pagina opende: het zou nu ${day} zijn. Er is niets verstuurd.`,
  sending: 'Bezig met versturen',
  wrote: (email: string) =>
    `We hebben het u per e-mail bevestigd op ${email}, met de datum en het uur van uw aanvraag.`,
  willWrite: (email: string) => `We bevestigen u de ontvangst per e-mail op ${email}, met de datum en het uur.`,
  facts: {
    number: contractLabels.number,
    holder: 'Verzekeringnemer',
    animals: contractLabels.animals,
    effective: contractLabels.effective_date,
    request: 'Uw aanvraag',
    last: contractLabels.last_day,
    never: 'Geen, het contract gaat niet in',
    email: 'Bevestiging verstuurd naar',
  },
  termination: {
    request: 'Opzegging',
    about: {
      title: pageNames.termination,
      ends: (day: string) => `Als u het vandaag aanvraagt, eindigt uw contract op ${day}.`,
      changes: 'Wat er verandert',
      stops: (animals: string, day: string) =>
        `Na ${day} worden de behandelingen niet meer terugbetaald voor ${animals}.`,
      list: [
        'Behandelingen tot en met die dag blijven terugbetaalbaar, ook als u de terugbetaling later aanvraagt.',
        'De premies stoppen op die datum; wat voor de periode daarna betaald is, krijgt u terug.',
        `Als u opnieuw een dier verzekert, ${hasWaits ? 'beginnen de wachttijden weer van nul en ' : ''}zijn de al bekende ziekten van dat dier niet meer gedekt.`,
      ],
    },
    recap: { title: 'Kijk uw aanvraag na' },
    confirm: {
      title: 'Bevestig uw aanvraag',
      text: (number: string, day: string) =>
        `Door te bevestigen vraagt u de opzegging van uw contract ${number} aan. Het eindigt op ${day}.`,
      act: 'Mijn opzegging bevestigen',
    },
    done: { title: 'Uw aanvraag tot opzegging is geregistreerd' },
    gone: {
      title: 'Uw contract eindigt al',
      text: 'Er valt niets meer op te zeggen: op de pagina van uw contract staat wanneer het eindigt.',
    },
  },
  withdrawal: {
    request: 'Herroeping',
    recap: {
      title: pageNames.withdrawal,
      until: (day: string) =>
        `U kunt uw contract herroepen tot en met ${day}, zonder opgave van reden en zonder kosten.`,
      money: 'Wat u terugkrijgt',
      notBegun:
        'Uw contract is nog niet ingegaan: als u al een premie hebt betaald, krijgt u die volledig terug, uiterlijk 30 dagen na uw aanvraag.',
      begun:
        'U krijgt uw premies terug, min het deel voor de dagen waarop uw dieren gedekt waren, uiterlijk 30 dagen na uw aanvraag. De terugbetalingen van de behandelingen van die dagen mag u behouden.',
    },
    confirm: {
      title: 'Bevestig uw aanvraag',
      text: (number: string) => `Door te bevestigen herroept u uw contract ${number}.`,
      never: 'Het gaat niet in.',
      ends: (day: string) => `Uw dieren zijn gedekt tot en met ${day}.`,
      act: 'Mijn herroeping bevestigen',
    },
    done: { title: 'Uw herroeping is geregistreerd' },
    gone: {
      title: 'De herroepingstermijn is voorbij',
      text: 'U kunt uw contract nog opzeggen: op de pagina van uw contract staat hoe, en tegen welke datum.',
    },
  },
})
