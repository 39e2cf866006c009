import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/receipts.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { paperNames } from './document-words.ts'
import { pageNames } from './page-words.ts'
import { receiptStatuses } from './payment-words.ts'

export const paymentMessages: Draft<typeof french.paymentMessages> = {
  checking: 'We kijken uw betaling na…',
  open: 'Uw betaling wacht nog op bevestiging.',
  openText:
    'We wachten op het antwoord van de bank: deze pagina wordt vanzelf bijgewerkt. Hebt u de betaalpagina verlaten, dan kunt u de betaling hervatten.',
  resume: 'Betaling hervatten',
  paid: (amount: string) => `Dank u, we hebben ${amount} ontvangen.`,
  paidText: (count: number) =>
    plural(
      count,
      'Uw premie is betaald. U krijgt een e-mail ter bevestiging.',
      'Uw premies zijn betaald. U krijgt een e-mail ter bevestiging.',
      'nl',
    ),
  refused: 'De betaling is niet aanvaard.',
  refusedText: 'Er is niets aangerekend. Probeer het met een andere kaart, of neem contact op met uw bank.',
  abandoned: 'De betaling is niet voltooid.',
  abandonedText: 'Er is niets aangerekend. U kunt opnieuw beginnen wanneer u wilt.',
  failed: 'We konden uw betaling niet nakijken.',
  retry: 'Opnieuw proberen',
  retrying: 'Bezig met nakijken',
}

const reasons = ({ brandName }: BrandFacts) => ({
  AM04: {
    why: 'Op de dag van de afhouding stond er niet genoeg geld op de rekening.',
    todo: 'Zorg vóór de nieuwe poging voor voldoende saldo op de rekening, of betaal nu meteen met kaart.',
  },
  MS03: {
    why: 'De bank heeft de afhouding geweigerd zonder ons de reden te geven.',
    todo: 'Uw bank kan u de reden geven. U kunt ook nu meteen met kaart betalen.',
  },
  TM01: {
    why: 'Onze opdracht is te laat bij de bank aangekomen: de fout ligt bij ons.',
    todo: 'We bieden de opdracht opnieuw aan. U hoeft niets te doen.',
  },
  FF01: {
    why: 'De bank kon onze opdracht niet lezen: de fout ligt bij ons.',
    todo: 'We bieden de opdracht opnieuw aan. U hoeft niets te doen.',
  },
  FF05: {
    why: 'Onze opdracht had niet het juiste formaat: de fout ligt bij ons.',
    todo: 'We bieden de opdracht opnieuw aan. U hoeft niets te doen.',
  },
  AM05: {
    why: 'De bank dacht dat deze premie twee keer werd afgehouden.',
    todo: 'Kijk eerst of ze op uw rekeninguittreksel staat. Zo niet, betaal ze dan met kaart.',
  },
  AC01: {
    why: 'De bank vindt geen rekening met dit nummer.',
    todo: 'Geef ons een andere rekening op, en betaal deze premie met kaart.',
  },
  AC04: {
    why: 'De rekening voor de afhouding is afgesloten.',
    todo: 'Geef ons uw nieuwe rekening op, en betaal deze premie met kaart.',
  },
  AC06: {
    why: 'De rekening is geblokkeerd: de bank laat er geen enkele afhouding door.',
    todo: 'Neem contact op met uw bank, of betaal deze premie met kaart.',
  },
  AG01: {
    why: 'Deze rekening aanvaardt geen domiciliëringen: dat is vaak zo bij een spaarrekening.',
    todo: 'Geef ons een zichtrekening op, en betaal deze premie met kaart.',
  },
  MD01: {
    why: 'De bank heeft geen geldig mandaat voor deze afhouding.',
    todo: 'Er moet een nieuw mandaat ondertekend worden. Betaal deze premie intussen met kaart.',
  },
  MD06: {
    why: 'De titularis van de rekening heeft de bank gevraagd om deze afhouding terug te storten.',
    todo: 'Is dat een vergissing, betaal deze premie dan met kaart. Zo niet, bel ons om erover te praten.',
  },
  MD07: {
    why: 'De bank meldt ons dat deze rekening niet meer beschikbaar is.',
    todo: 'Bel ons: we bekijken samen met u hoe het verder kan.',
  },
  MS02: {
    why: 'De titularis van de rekening heeft de bank gevraagd om deze afhouding te weigeren.',
    todo: 'Betaal deze premie met kaart, of bel ons als het bedrag u verrast.',
  },
  RC01: {
    why: 'De code van de bank (BIC) wordt niet herkend.',
    todo: 'Geef ons een andere rekening op, en betaal deze premie met kaart.',
  },
  SL01: {
    why: 'De instellingen van de rekening beperken of filteren de domiciliëringen.',
    todo: `Geef ${brandName} toestemming in uw onlinebankomgeving, en betaal deze premie met kaart.`,
  },
  CNOR: {
    why: 'Onze bank kon de bank van de rekening niet bereiken.',
    todo: 'Betaal deze premie met kaart, of geef ons een rekening bij een andere bank op.',
  },
  DNOR: {
    why: 'De bank van de rekening kan geen domiciliëringen ontvangen.',
    todo: 'Betaal deze premie met kaart, of geef ons een rekening bij een andere bank op.',
  },
  card_expired: {
    why: 'De geregistreerde kaart is vervallen.',
    todo: 'Betaal met een kaart die nog geldig is.',
  },
  card_refused: {
    why: 'De bank van de kaart heeft de betaling geweigerd.',
    todo: 'Probeer het met een andere kaart, of neem contact op met uw bank.',
  },
  card_lost: {
    why: 'De geregistreerde kaart is als verloren of gestolen opgegeven.',
    todo: 'Betaal met een andere kaart.',
  },
  card_disputed: {
    why: 'De kaartbetaling is betwist, en de bank van de kaart heeft het bedrag teruggenomen.',
    todo: 'Betaal het opnieuw; hebt u niets betwist, neem dan contact op met uw bank.',
  },
})

const withoutCard = ({ brandName }: BrandFacts) => ({
  AM04: 'Zorg vóór de nieuwe poging voor voldoende saldo op de rekening.',
  MS03: 'Uw bank kan u de reden geven.',
  AM05: 'Kijk eerst of ze op uw rekeninguittreksel staat. Zo niet, bel ons.',
  AC01: 'Geef ons een andere rekening op: deze premie kan dan daarvan worden afgehouden.',
  AC04: 'Geef ons uw nieuwe rekening op: deze premie kan dan daarvan worden afgehouden.',
  AC06: 'Neem contact op met uw bank, of geef ons een andere rekening op.',
  AG01: 'Geef ons een zichtrekening op: deze premie kan dan daarvan worden afgehouden.',
  MD01: 'Onderteken een nieuw mandaat: ook deze premie kan daarmee worden afgehouden.',
  MD06: 'Bel ons om erover te praten.',
  MS02: 'Geef ons een andere rekening op, of bel ons als het bedrag u verrast.',
  RC01: 'Geef ons een andere rekening op: deze premie kan dan daarvan worden afgehouden.',
  SL01: `Geef ${brandName} toestemming in uw onlinebankomgeving, en bel ons daarna.`,
  CNOR: 'Geef ons een rekening bij een andere bank op.',
  DNOR: 'Geef ons een rekening bij een andere bank op.',
  card_expired: 'Schakel over op domiciliëring via een rekening, of bel ons.',
  card_refused: 'Neem contact op met uw bank, schakel over op domiciliëring via een rekening, of bel ons.',
  card_lost: 'Schakel over op domiciliëring via een rekening, of bel ons.',
  card_disputed: 'Neem contact op met uw bank, schakel over op domiciliëring via een rekening, of bel ons.',
})

export const receiptMessages: Draft<typeof french.receiptMessages> = {
  title: pageNames.receipts,
  nextAttempt: (day: string) => `Nieuwe poging op ${day}`,
  noNextAttempt: 'Geen nieuwe poging',
  collected: (day: string) => `Wordt op ${day} van de nieuwe rekening afgehouden`,
  collectedAfter: (attempt: string, day: string) =>
    `Nieuwe poging op ${attempt} via de oude rekening; mislukt die, dan op ${day} via de nieuwe`,
  mend: 'In orde brengen',
  mendOf: (month: string) => `${month} in orde brengen`,
  receipt: paperNames.receipt,
  receiptOf: (month: string) => `kwitantie van ${month}`,
  month: 'Maand',
  issueDate: 'Opgemaakt op',
  statusColumn: 'Status',
  amount: 'Bedrag',
  loading: 'Bezig met laden…',
  failed: 'We konden uw kwitanties niet tonen.',
}

export const declineMessages = (brand: BrandFacts): Draft<ReturnType<typeof french.declineMessages>> => ({
  reasons: reasons(brand),
  final: 'We proberen deze premie niet meer af te houden: betaal ze met kaart.',
})

export const withoutCardMessages = (brand: BrandFacts): Draft<ReturnType<typeof french.withoutCardMessages>> => ({
  reasons: withoutCard(brand),
  final:
    'We proberen deze premie niet meer van deze rekening af te houden: geef ons een andere rekening op, of bel ons.',
  ways: 'Geef ons een andere rekening op: u kunt dan vragen om dit bedrag daarvan af te houden. Of bel ons, dan spreken we de betaling af.',
  waiting: 'Te betalen',
})

export const scheduleMessages: Draft<typeof french.scheduleMessages> = {
  title: pageNames.schedule,
  lead: 'De datums en de bedragen van uw afhoudingen. Is een dag geen werkdag, dan houdt de bank het bedrag de volgende werkdag af.',
  years: 'Een jaar kiezen',
  inYear: (year: number) => `Vervaldagen van ${year}`,
  date: 'Vervaldag',
  month: 'Premie',
  amount: 'Bedrag',
  total: 'Totaal',
  next: 'Volgende',
  none: (year: number) => `Geen vervaldagen in ${year}`,
  noneText: 'We hebben voor dit jaar geen vervaldagen om u te tonen.',
  calendar: 'Deze datums terugvinden in mijn agenda',
  loading: 'Bezig met laden…',
  failed: 'We konden uw betaalkalender niet tonen.',
}

export const coverMessages = ({ hasWaits }: BrandFacts): Draft<ReturnType<typeof french.coverMessages>> => ({
  title: 'Uw waarborgen',
  going: 'Uw dieren zijn nog altijd gedekt.',
  stops: {
    FR: (day: string) =>
      `Zonder betaling zou u een ingebrekestelling krijgen. De waarborgen zouden dan kunnen stoppen, ten vroegste op ${day}, dertig dagen na die brief.`,
    IT: (day: string) => `Zonder betaling stoppen de waarborgen op ${day} om 0 uur, vijftien dagen na de vervaldag.`,
    BE: (day: string) =>
      `Zonder betaling zou u een ingebrekestelling krijgen. De waarborgen zouden dan kunnen stoppen, ten vroegste op ${day}, minstens vijftien dagen na die brief.`,
  },
  stopsNow: 'De waarborgen kunnen nu van de ene dag op de andere geschorst worden.',
  payToday: 'Betaal vandaag nog om dat te vermijden.',
  suspended: (day: string) =>
    `De waarborgen zijn geschorst sinds ${day}: behandelingen die sinds die dag zijn verstrekt, worden niet terugbetaald.`,
  ends: (day: string) => `Zonder betaling zouden we het contract kunnen opzeggen vanaf ${day}.`,
  endsAnyDay: 'Zonder betaling kunnen we het contract nu opzeggen.',
  resumes: {
    midnight: (day: string) => `Als u vandaag alles betaalt, gelden ze opnieuw vanaf ${day} om 0 uur.`,
    noon: (day: string) => `Als u vandaag alles betaalt, gelden ze opnieuw vanaf ${day} om 12 uur.`,
  },
  resumesOncePaid: {
    midnight: 'Ze gelden opnieuw om 0 uur, de dag nadat alles is betaald.',
    noon: 'Ze gelden opnieuw om 12 uur, de dag nadat alles is betaald.',
  },
  kept: 'Wat u niet verliest',
  keptGoing: [
    'Tot dan blijven uw dieren verzekerd.',
    'Als u eerder betaalt, verandert er niets: noch uw waarborgen, noch uw prijs.',
    'Uw terugbetalingsaanvragen lopen gewoon verder.',
  ],
  keptSuspended: [
    'Behandelingen die vóór een schorsing zijn verstrekt, worden nog altijd terugbetaald.',
    ...(hasWaits ? ['Wachttijden die al voorbij zijn, beginnen niet opnieuw.'] : []),
    'Uw formules en uw plafonds blijven dezelfde.',
  ],
})

export const payOverdueMessages = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.payOverdueMessages>> => ({
  due: 'Te betalen',
  settled: 'Betaald',
  planned: 'Gepland',
  dueSince: { bank_account: (day: string) => `Afhouding van ${day}`, card: (day: string) => `Betaling van ${day}` },
  calm: {
    paid: 'Alles is in orde, dank u.',
    upcoming: (day: string) => `Deze premie wordt op ${day} afgehouden. U hoeft niets te doen.`,
  },
  mend: 'Nu meteen, met kaart',
  payOne: (amount: string) => `${amount} betalen met kaart`,
  payAll: (count: number, amount: string) =>
    `${count === 2 ? 'Beide' : count === 3 ? 'Alle drie' : `Alle ${count}`} in één keer betalen (${amount})`,
  payOnly: (amount: string) => `Alleen deze betalen (${amount})`,
  alsoDue: (months: string, amount: string) => `Ook te betalen: ${months}. Samen ${amount}.`,
  secure: `U gaat naar de beveiligde pagina van onze betaaldienstverlener: er gaat geen enkel kaartnummer via ${brandName}.`,
  opening: 'Betaalpagina wordt geopend',
  noCard: 'Betalen met kaart is tijdelijk niet mogelijk. Er is niets verloren: probeer het later opnieuw of bel ons.',
  changed: 'Een van deze premies is net gewijzigd. Kijk na wat nog te betalen is en probeer daarna opnieuw.',
  failedToPay: 'De betaalpagina kon niet worden geopend.',
  debit: { bank_account: 'Via domiciliëring', card: 'Met de geregistreerde kaart' },
  nextAttempt: (day: string) => `We proberen het opnieuw op ${day}.`,
  nextAttemptFrom: (day: string, account: string) => `We proberen het op ${day} opnieuw via rekening ${account}.`,
  final: 'We proberen dit bedrag niet meer af te houden.',
  collected: (day: string, account: string | null) =>
    `Deze premie wordt op ${day} van ${account === null ? 'de nieuwe rekening' : `rekening ${account}`} afgehouden, zoals u hebt gevraagd. U hoeft niets te doen.`,
  collectedAfter: (attempt: string, day: string, account: string | null) =>
    `We proberen het op ${attempt} opnieuw via de oude rekening; mislukt die poging, dan wordt de premie op ${day} van ${account === null ? 'de nieuwe rekening' : `rekening ${account}`} afgehouden, zoals u hebt gevraagd.`,
  ask: 'Toch met kaart betalen?',
  askText: (day: string) =>
    `U hebt gevraagd om deze premie van de nieuwe rekening af te houden, ten vroegste op ${day}. Als u ze nu met kaart betaalt, wordt ze niet meer afgehouden.`,
  wait: 'Wachten op de afhouding',
  payAnyway: 'Betalen met kaart',
  toAccount: { bank_account: 'Rekening wijzigen', card: 'Overschakelen op domiciliëring' },
  otherCard: 'Kaart wijzigen',
  question: 'Een vraag, of niet akkoord?',
  call: (phone: string) => `Bel ons op ${phone}`,
  history: 'Wat er gebeurd is',
  steps: 'De stappen',
  moment: {
    paid: { bank_account: 'Afhouding gelukt', card: 'Betaald met kaart' },
    declined: { bank_account: receiptStatuses.declined, card: receiptStatuses.declined_card },
    settled: 'Betaald',
    next: 'Nieuwe poging tot afhouding',
    collected: 'Afhouding van de nieuwe rekening',
    waiting: 'Te betalen met kaart',
    planned: 'Afhouding gepland',
  },
  back: 'Alle premies',
  downloadReceipt: 'Kwitantie downloaden',
})

export const listMessages: Draft<typeof french.listMessages> = {
  years: 'Een jaar kiezen',
  inYear: (year: string) => `Premies van ${year}`,
  empty: 'Nog geen kwitantie',
  emptyText: 'Uw eerste kwitantie verschijnt hier na uw eerste afhouding.',
  more: 'Meer tonen',
  schedule: 'Betaalkalender bekijken',
  due: (count: number) => plural(count, 'Eén premie te betalen', `${count} premies te betalen`, 'nl'),
  collected: (count: number) =>
    plural(
      count,
      'Eén premie wordt van de nieuwe rekening afgehouden',
      `${count} premies worden van de nieuwe rekening afgehouden`,
      'nl',
    ),
  collectedText: (count: number, day: string) =>
    plural(
      count,
      `Ten vroegste op ${day}, zoals u hebt gevraagd. U hoeft niets te doen.`,
      `De eerste op ${day}, zoals u hebt gevraagd. U hoeft niets te doen.`,
      'nl',
    ),
  next: (amount: string, day: string) => `Volgende premie: ${amount}, afgehouden op ${day}.`,
  last: 'Laatste premies',
  all: 'Alle premies',
}
