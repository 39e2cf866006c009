import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/payment-methods.ts'
import { minutesAndSeconds, plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { contractLabels } from './contract-words.ts'
import { fieldLabels, mandateEnds } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { accountLabels, toPaymentMethods } from './payment-words.ts'

export const paymentMethodMessages: Draft<typeof french.paymentMethodMessages> = {
  title: pageNames.payment_methods,
  loading: 'Bezig met laden…',
  failed: 'We konden uw betaalmiddelen niet tonen.',
  debit: {
    title: 'Uw premies',
    hint: 'De rekening of de kaart waarmee u ze betaalt.',
    hintOver: 'De rekening of de kaart waarmee u ze betaalde.',
  },
  due: { title: 'Dag van de afhouding', hint: 'Is dat geen werkdag, dan wordt het de volgende werkdag.' },
  refund: { title: 'Uw terugbetalingen', hint: 'De rekening waarop we ze storten. Nooit een kaart.' },
  special: 'Rekening van een vennootschap of van een minderjarige? Bel ons:',
  callToChange: 'Een andere rekening, kaart of dag? Bel ons:',
  receipts: { title: 'Laatste premies' },
}

export const cardMessages = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.cardMessages>> => ({
  title: { first: 'Betalen met kaart', other: 'Kaart wijzigen' },
  lead: `Het kaartnummer voert u in op de beveiligde pagina van onze betaaldienstverlener. Het gaat nooit via ${brandName}.`,
  present: 'De kaart die vandaag geregistreerd is',
  changes: 'Wat er verandert',
  debited: 'Uw volgende premies worden met de nieuwe kaart betaald, op elke vervaldag.',
  replaced: (card: string) => `De kaart ${card} wordt niet meer gebruikt.`,
  mandateEnds: (umr: string, account: string) =>
    `Het mandaat ${umr} op rekening ${account} eindigt zodra de kaart geregistreerd is. Alleen een afhouding die al aan de bank is doorgegeven, kan nog van die rekening gebeuren.`,
  refundsStay: (account: string) => `Uw terugbetalingen gaan altijd naar rekening ${account}, nooit naar een kaart.`,
  refundsNeed: 'Uw terugbetalingen gaan nooit naar een kaart: geef ook een rekening op.',
  addAccount: 'Rekening opgeven',
  unpaid: (amount: string) => `Er is nog ${amount} te betalen: dat gebeurt apart.`,
  seeUnpaid: 'Bekijken wat nog te betalen is',
  continue: 'Verder naar de betaaldienstverlener',
  opening: 'Pagina van de betaaldienstverlener wordt geopend',
  notOpened: 'De pagina van de betaaldienstverlener kon niet worden geopend.',
  unavailable: 'Een kaart registreren is tijdelijk niet mogelijk. Er is niets veranderd: probeer het later opnieuw.',
  ended: 'Uw contract is beëindigd: er komen geen premies meer.',
  notHere: 'Hier kan momenteel geen kaart geregistreerd worden.',
  notHereText: 'Uw premies kunnen van een rekening afgehouden worden.',
  toAccount: 'Rekening voor de premies opgeven',
  keeping: 'We registreren uw kaart…',
  refused: 'De kaart is niet aanvaard.',
  refusedText:
    'Er is niets veranderd en er is niets aangerekend. Probeer het met een andere kaart, of neem contact op met uw bank.',
  abandoned: 'De kaart is niet geregistreerd.',
  abandonedText:
    'U hebt de pagina van de betaaldienstverlener verlaten: er is niets veranderd. U kunt opnieuw beginnen wanneer u wilt.',
  failed: 'Uw kaart kon niet worden geregistreerd.',
  notKept: 'De kaart staat klaar: probeer het zo meteen opnieuw.',
  retry: 'Opnieuw proberen',
  done: 'Uw kaart is geregistreerd',
  until: (card: string, month: string) => `${card}, geldig tot eind ${month}.`,
  doneText: 'Uw volgende premies worden met deze kaart betaald.',
  next: (day: string) => `Volgende vervaldag: ${day}.`,
  mandateEnded: (umr: string, account: string) => mandateEnds.sentence(umr, account),
  wrote: 'U krijgt een e-mail ter bevestiging.',
  back: 'Terug',
  toMethods: 'Terug naar de betaalmiddelen',
})

export const debitMessages: Draft<typeof french.debitMessages> = {
  account: accountLabels.account,
  holder: accountLabels.holder,
  umr: 'Mandaatreferentie',
  signed: 'Ondertekend op',
  first: 'Afhoudingen vanaf',
  downloadMandate: 'Mandaat downloaden',
  pending: 'Een mandaat wacht op uw handtekening.',
  pendingText: 'Tot dan verandert er niets.',
  resume: 'Hervatten',
  card: 'Kaart',
  expires: { valid: 'Vervalt eind', expiring: 'Vervalt eind', expired: 'Vervallen eind' },
  expired: (last4: string) => `Uw kaart ${last4} is vervallen.`,
  expiring: (last4: string, days: number) =>
    days === 0
      ? `Uw kaart ${last4} vervalt vandaag.`
      : plural(days, `Uw kaart ${last4} vervalt morgen.`, `Uw kaart ${last4} vervalt over ${days} dagen.`, 'nl'),
  wayOut: {
    expired: {
      card: 'We kunnen ze niet meer gebruiken: registreer een andere, of schakel over op domiciliëring.',
      account: 'We kunnen ze niet meer gebruiken: schakel over op domiciliëring via een rekening.',
      call: 'We kunnen ze niet meer gebruiken: bel ons om een andere kaart of een rekening op te geven.',
    },
    expiring: {
      card: 'Registreer de nieuwe kaart vóór de volgende betaling, of schakel over op domiciliëring.',
      account: 'Schakel vóór de volgende betaling over op domiciliëring via een rekening.',
      call: 'Bel ons om de nieuwe kaart op te geven vóór de volgende betaling.',
    },
  },
  none: 'Geen betaalmiddel geregistreerd.',
  toAccount: {
    bank_account: 'Rekening wijzigen',
    card: 'Overschakelen op domiciliëring',
    none: 'Rekening opgeven',
  },
  toCard: { bank_account: pageNames.card, card: 'Kaart wijzigen', none: pageNames.card },
}

export const dueDayMessages: Draft<typeof french.dueDayMessages> = {
  day: (day: number) => `De ${day}e van elke maand`,
  next: {
    bank_account: (day: string) => `Volgende afhouding: ${day}`,
    card: (day: string) => `Volgende betaling: ${day}`,
  },
  stays: {
    bank_account: (day: string) => `De afhouding van ${day} is al aangekondigd en blijft op die dag.`,
    card: (day: string) => `De betaling van ${day} is al aangekondigd en blijft op die dag.`,
  },
  bankDay: 'Is dat geen werkdag, dan wordt het de volgende werkdag.',
  announced: (day: number) => `Die datum was al aangekondigd: de ${day}e geldt voor de volgende.`,
  again: {
    bank_account: (day: string) => `Nieuwe poging voor de geweigerde afhouding: ${day}`,
    card: (day: string) => `Nieuwe poging voor de geweigerde betaling: ${day}`,
  },
  legend: 'Welke dag van de maand?',
  edit: 'Wijzigen',
  save: 'Bewaren',
  saving: 'Bezig met bewaren',
  cancel: 'Annuleren',
  saved: (day: number) => `Genoteerd: de ${day}e van elke maand.`,
}

export const destinationMessages: Draft<typeof french.destinationMessages> = {
  account: accountLabels.account,
  holder: accountLabels.holder,
  none: 'Geen rekening voor uw terugbetalingen.',
  noneText: 'Zonder rekening kunnen we ze niet storten.',
  add: 'Rekening opgeven',
  change: 'Wijzigen',
  changeOf: 'Rekening voor de terugbetalingen wijzigen',
  held: (until: string) => `Uw terugbetalingen wachten tot ${until}.`,
  heldText: 'Deze rekening is nieuw: voor uw veiligheid storten we er 48 uur lang niets op.',
  release: 'Nu bevestigen met een code',
  pending: 'Een nieuwe rekening wacht op uw code.',
  pendingText: 'Tot dan gaan uw terugbetalingen naar dezelfde rekening als voorheen.',
  pendingFirst: 'Bevestig die rekening om uw terugbetalingen te ontvangen.',
  resume: 'Hervatten',
}

export const refundAccountMessages: Draft<typeof french.refundAccountMessages> = {
  where: (number: number, count: number) => `Stap ${number} van ${count}`,
  account: accountLabels.account,
  holder: accountLabels.holder,
  iban: {
    title: 'Waar storten we uw terugbetalingen?',
    help: 'Een rekening op uw naam. Een code bevestigt daarna dat u het bent die ze wijzigt.',
    holder: fieldLabels.account_holder,
    holderHint: 'Uw naam, zoals uw bank die schrijft.',
    present: (account: string) => `Vandaag: ${account}`,
    next: 'Verdergaan',
    saving: 'Bezig met nakijken',
  },
  gone: 'Deze rekening wacht niet meer op een code.',
  goneText: 'Ze is intussen vervangen door een andere, of stopgezet. Voor uw terugbetalingen is er niets veranderd.',
  changed: 'Deze tekst is intussen gewijzigd.',
  changedText: 'De verstuurde code geldt niet meer: lees de tekst opnieuw en vraag daarna een nieuwe code.',
  confirm: {
    act: 'Deze rekening bevestigen',
    acting: 'Bezig met bevestigen',
    purpose: 'Hij dient alleen om deze rekening te bevestigen.',
  },
  release: {
    act: 'Storten zonder te wachten',
    acting: 'Bezig met bevestigen',
    purpose: 'Hij dient alleen om uw terugbetalingen te storten zonder te wachten.',
  },
  done: 'De rekening is bevestigd, dank u.',
  doneHeld: (account: string) => `Uw volgende terugbetalingen gaan naar rekening ${account}.`,
  untilThen: (until: string) =>
    `Voor uw veiligheid wachten ze tot ${until}. Met een andere code worden ze gestort zonder te wachten.`,
  accepted: 'Een terugbetaling die al aanvaard is, wordt nog op de vorige rekening gestort.',
  doneFree: (account: string) => `Uw terugbetalingen gaan zonder te wachten naar rekening ${account}.`,
  wrote: 'U krijgt een bericht ter bevestiging.',
  releaseNow: 'Nu bevestigen met een code',
  back: 'Terug',
  toMethods: 'Terug naar de betaalmiddelen',
}

type Left = { minutes: number; seconds: number }

export const signingMessages: Draft<typeof french.signingMessages> = {
  title: 'Hoe wilt u uw code ontvangen?',
  help: 'Een code van 6 cijfers, in te voeren bij de volgende stap. Hij is 10 minuten geldig.',
  titleOf: (name: string) => `Hoe versturen we de code naar ${name}?`,
  helpOf: (name: string) => `${name} ondertekent: de code gaat naar deze persoon, nooit naar u.`,
  legend: 'De code ontvangen',
  choose: 'Kies hoe u de code wilt ontvangen.',
  email: (recipient: string) => `Per e-mail naar ${recipient}`,
  sms: (recipient: string) => `Per sms naar ${recipient}`,
  recent: 'Minder dan 72 uur geleden gewijzigd: we vragen u uw wachtwoord.',
  recentWhy:
    'Dit adres of dit nummer is minder dan 72 uur geleden gewijzigd. Bevestig voor uw veiligheid dat u het bent.',
  password: 'Uw wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  passwordMissing: 'Voer uw wachtwoord in.',
  onWay: {
    email: (recipient: string, at: string) => `Er is al een code verstuurd naar ${recipient}. Hij is geldig tot ${at}.`,
    sms: (recipient: string, at: string) => `Er is al een code verstuurd naar ${recipient}. Hij is geldig tot ${at}.`,
  },
  enter: 'Deze code invoeren',
  none: 'Er is geen e-mailadres of gsm-nummer om u een code te versturen. Vul eerst uw gegevens aan.',
  tooSoon: (at: string) => `U kunt op deze manier opnieuw een code vragen vanaf ${at}.`,
  send: 'Code ontvangen',
  sending: 'Bezig met versturen',
  next: 'Verdergaan',
  youSign: 'U ondertekent',
  signs: (name: string) => `${name} ondertekent`,
  altered: 'Deze tekst is niet volledig aangekomen.',
  alteredText: 'Er is niets ondertekend. Laad de pagina opnieuw en herlees de tekst voordat u verdergaat.',
  reload: 'Pagina opnieuw laden',
}

export const codeMessages: Draft<typeof french.codeMessages> = {
  title: 'Voer de code van 6 cijfers in',
  sent: {
    email: (recipient: string) => `De code is net per e-mail verstuurd naar ${recipient}.`,
    sms: (recipient: string) => `De code is net per sms verstuurd naar ${recipient}.`,
  },
  help: 'Hij is 10 minuten geldig.',
  sentTo: (name: string) => `${name} moet u de code doorgeven of hem hier invoeren.`,
  spam: 'Niets ontvangen? Kijk ook bij de ongewenste e-mail.',
  label: 'Code van 6 cijfers',
  life: (of: Left) => `Nog ${minutesAndSeconds(of)} geldig`,
  lastMinute: 'Deze code is nog maar één minuut geldig.',
  tries: (count: number) => plural(count, 'Laatste poging', `${count} pogingen mogelijk`, 'nl'),
  wrong: (count: number) =>
    `Deze code is niet juist. ${plural(count, 'U hebt nog één poging.', `U hebt nog ${count} pogingen.`, 'nl')}`,
  wrongOnce: 'Deze code is niet juist.',
  incomplete: 'Voer de zes cijfers van de code in.',
  ended: {
    expired: 'Deze code is verlopen. Vraag een nieuwe.',
    tries: 'Vijf pogingen waren fout: deze code werkt niet meer. Vraag een nieuwe.',
    gone: 'Deze code is niet meer geldig. Vraag een nieuwe.',
  },
  guesses: (at: string) => `Te veel foute codes. Voor uw veiligheid kunt u pas vanaf ${at} opnieuw proberen.`,
  resend: 'Code opnieuw versturen',
  resendIn: (seconds: number) => `Opnieuw versturen over ${seconds}\u00a0s`,
  newCode: 'Nieuwe code ontvangen',
  sending: 'Bezig met versturen',
  by: { email: 'Per e-mail ontvangen', sms: 'Per sms ontvangen' },
  resent: 'Er is een nieuwe code verstuurd. De vorige werkt niet meer.',
  tooSoon: (at: string) => `U kunt op deze manier een andere code vragen vanaf ${at}.`,
  mailbox: 'Demonstratie: de mailbox openen waarin de code aankomt',
  never: 'We vragen u deze code nooit aan de telefoon.',
}

export const wizardMessages: Draft<typeof french.wizardMessages> = {
  path: 'Stappen van de rekeningwijziging',
  steps: { iban: 'IBAN', mandate: accountLabels.umr, signature: 'Ondertekening', code: 'Code' },
  where: (step: number) => `Stap ${step} van 4`,
  whereDone: 'Klaar',
  done: ', stap voltooid',
  back: 'Terug',
  quit: 'Afsluiten',
  next: 'Verdergaan',
  loading: 'Bezig met laden…',
  failed: 'We konden deze stap niet tonen.',
  pending: 'Een mandaat wacht op uw handtekening. Tot dan blijft de huidige rekening in gebruik.',
  resume: 'Hervatten',
  gone: {
    unsigned:
      'Dit mandaat hoeft niet meer ondertekend te worden: het is vervangen door een ander, of stopgezet. Er is niets mee ondertekend.',
    ended: 'Dit mandaat is beëindigd: het wordt niet meer gebruikt.',
  },
  changed:
    'Het mandaat is gewijzigd sinds u het gelezen hebt. Er is niets ondertekend, en de verstuurde code werkt niet meer. Lees het opnieuw en vraag daarna een nieuwe code.',
  changedAnew: 'Gebeurt dit nog eens, begin dan opnieuw bij de IBAN: er wordt een nieuw mandaat voorbereid.',
  mandate: {
    title: 'Lees uw domiciliëringsmandaat',
    help: 'Er verandert niets zolang u niet hebt ondertekend.',
    helpOther: (name: string) => `Er verandert niets zolang ${name} niet heeft ondertekend.`,
    accept: 'Ik heb het mandaat gelezen en ik geef toestemming voor deze afhoudingen.',
    acceptOther: (name: string) => `Ik heb het mandaat gelezen, en ${name} geeft toestemming voor deze afhoudingen.`,
    acceptMissing: 'Vink dit vakje aan om verder te gaan.',
    pdf: 'Mandaat lezen in pdf',
    signNext: 'U ondertekent bij de volgende stap met een code die u per e-mail of per sms krijgt.',
    signNextOther: 'De ondertekening volgt bij de volgende stap, met een code voor de titularis van de rekening.',
    changes: 'Wat er verandert',
    today: 'Vandaag',
    nothing: 'Geen rekening',
    card: (last4: string) => `Kaart •••• ${last4}`,
    after: 'Na ondertekening',
    debit: 'Afhouding',
    debitDay: (day: number) => `op de ${day}e van de maand`,
    first: accountLabels.first_debit,
    refunds: accountLabels.refunds,
    refundsHere: accountLabels.refunds_too,
    refundsStay: (iban: string) => `op ${iban}`,
    refundsNone: 'geen rekening',
    unpaid: 'Onbetaalde premies, mee afgehouden',
    last: {
      bank_account: (day: string) => `De afhouding van ${day} gebeurt nog van de oude rekening.`,
      card: (day: string) => `De betaling van ${day} gebeurt nog met uw kaart.`,
      none: (day: string) => `De afhouding van ${day} valt te vroeg om al van deze rekening te gebeuren.`,
    },
  },
  sign: {
    act: 'Mandaat ondertekenen',
    acting: 'Bezig met ondertekenen',
    purpose: 'Hij dient alleen om dit mandaat te ondertekenen.',
  },
  unpaid: {
    on: (amount: string, day: string) =>
      `Het onbetaalde bedrag van ${amount} wordt op ${day} van deze rekening afgehouden.`,
    later: (amount: string) => `Het onbetaalde bedrag van ${amount} wordt van deze rekening afgehouden.`,
    after_attempt: (amount: string) =>
      `Als deze afhouding niet lukt, wordt het onbetaalde bedrag van ${amount} van de nieuwe rekening afgehouden.`,
  },
  facts: { mandate: accountLabels.umr, account: accountLabels.account, holder: accountLabels.holder },
  signed: {
    title: 'Het mandaat is ondertekend, dank u.',
    next: (day: string) => `Volgende afhouding van deze rekening: op ${day}.`,
    papers: 'Uw mandaat staat bij uw documenten.',
    last: {
      bank_account: (day: string) => `De afhouding van ${day} gebeurt nog van de oude rekening.`,
      card: (day: string) => `De betaling van ${day} gebeurt nog met de oude kaart.`,
      none: (day: string) => `De afhouding van ${day} valt te vroeg om al van deze rekening te gebeuren.`,
      unknown: (day: string) => `De afhouding van ${day} gebeurt nog zoals voorheen.`,
    },
    only: 'Uw premies worden nergens anders meer afgehouden.',
    onlyLater: 'Daarna worden uw premies nergens anders meer afgehouden.',
    download: 'Ondertekend mandaat downloaden',
    held: (at: string) => `Voor uw veiligheid wachten uw terugbetalingen tot ${at} voordat ze naar deze rekening gaan.`,
    release: 'Nu bevestigen met een code',
    released: 'Uw terugbetalingen worden op deze rekening gestort.',
    methods: toPaymentMethods,
    home: pageNames.home,
    notice: 'We hebben u geschreven om deze wijziging te bevestigen. Was u het niet, bel ons dan meteen:',
  },
}

export const accountMessages: Draft<typeof french.accountMessages> = {
  title: 'Welke rekening wilt u gebruiken?',
  usage: 'Deze rekening dient voor de afhoudingen en de terugbetalingen.',
  usagePremium: 'Deze rekening dient voor de afhoudingen.',
  holder: fieldLabels.account_holder,
  name: 'Naam van de titularis',
  nameHint: 'Zoals op het rekeninguittreksel.',
  other: 'De titularis is iemand anders',
  otherHint: 'Deze persoon ontvangt de code en ondertekent het mandaat.',
  refundsStay: 'Uw terugbetalingen worden verder op uw rekening gestort.',
  refundsNeed: 'Geef daarna een rekening op uw naam op om uw terugbetalingen te ontvangen.',
  yourAddress: 'Uw adres',
  edit: 'Wijzigen',
  editAddress: 'Adres van de titularis wijzigen',
  optional: '(facultatief)',
  contact: 'Waarheen versturen we de code?',
  contactHint: 'Het e-mailadres of het gsm-nummer van deze persoon, of allebei.',
  mobileAbroad: 'We versturen alleen sms’en in Frankrijk, Italië en België: geef het e-mailadres van deze persoon op.',
  company: 'Rekening van een vennootschap of van een minderjarige: bel ons, we regelen het samen met u.',
  uses: 'Wat deze rekening betaalt en ontvangt',
  refunds: 'Deze rekening ook voor mijn terugbetalingen gebruiken',
  refundsHint: 'Anders worden ze verder op de huidige rekening gestort.',
  refundsElse: 'Anders moet u een andere rekening opgeven om ze te ontvangen.',
  unpaid: (amount: string) => `Ook het onbetaalde bedrag van ${amount} van deze rekening afhouden`,
  unpaidHint: 'Anders kunt u het zelf betalen vanaf de pagina met uw premies.',
  dueDay: contractLabels.due_day,
  dueDayHint: 'Is dat geen werkdag, dan wordt het de volgende werkdag.',
  day: (day: number) => `De ${day}e van elke maand`,
  nextDebit: (day: string) => `Volgende afhouding: ${day}`,
  stays: (day: string) => `De afhouding van ${day} is al aangekondigd en blijft op die dag.`,
  nothing: 'Er verandert niets zolang u niet hebt ondertekend',
  drawing: 'Mandaat wordt voorbereid',
  next: 'Verdergaan',
}

// An account by its country, which few members have abroad; of others the country itself is named.
const accounts: Record<string, string> = {
  FR: 'Franse rekening',
  IT: 'Italiaanse rekening',
  BE: 'Belgische rekening',
  AT: 'Oostenrijkse rekening',
  CH: 'Zwitserse rekening',
  DE: 'Duitse rekening',
  ES: 'Spaanse rekening',
  GB: 'Britse rekening',
  IE: 'Ierse rekening',
  LT: 'Litouwse rekening',
  LU: 'Luxemburgse rekening',
  MC: 'Monegaskische rekening',
  NL: 'Nederlandse rekening',
  PT: 'Portugese rekening',
  SM: 'San Marinese rekening',
}

export const bankMessages: Draft<typeof french.bankMessages> = {
  iban: 'IBAN',
  where: 'Hij staat op uw rekeninguittreksel of in de app van uw bank.',
  expected: (length: number, country: string, name: string) =>
    `${length} tekens voor een ${accounts[country] ?? `rekening in dit land: ${name}`}.`,
  bic: 'BIC van de bank',
  elsewhere: 'Deze BIC is niet die van een bank in het land van de IBAN.',
  bicHint: '8 of 11 tekens, op hetzelfde document als de IBAN.',
  found: (bic: string) => `Bank herkend, BIC ${bic}. De IBAN volstaat: een BIC is niet nodig.`,
  enough: 'De IBAN volstaat: een BIC is niet nodig.',
}
