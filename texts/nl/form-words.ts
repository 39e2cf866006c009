import type * as french from '../fr/form-words.ts'
import type { Draft } from '../messages.ts'
import { requestLabels } from './refund-words.ts'

export const messageLabels = {
  text: 'Uw bericht',
  files: 'Bijgevoegde bestanden',
  answers: 'Onze antwoorden',
  answer: 'Ons antwoord',
} satisfies Draft<typeof french.messageLabels>

export const requiredText = 'Verplicht' satisfies Draft<typeof french.requiredText>

export const fieldErrorSentences = {
  required: requiredText,
  member_number: 'Controleer dit nummer: {hint}.',
  phone: 'Dit nummer van een vaste telefoon is niet geldig.',
  mobile: 'Dit gsm-nummer is niet geldig.',
  phone_number: 'Dit telefoonnummer is niet geldig voor het gekozen land.',
  email: 'Dit e-mailadres is niet geldig.',
  one_phone: 'Vul minstens één telefoonnummer in.',
  icad: 'Dit identificatienummer is niet geldig: 15 cijfers voor een chip, of de tatoeage (bv. B12A34, LXQ482 in Frankrijk, 2HKD417 in Italië).',
  'iban.format': 'Deze IBAN is niet geldig. Controleer de letters en de cijfers.',
  'iban.length': 'Voor dit land telt een IBAN {length} tekens.',
  'iban.checksum': 'Deze IBAN bevat een fout: controleer de laatste cijfers.',
  'iban.country': 'Deze rekening ligt buiten de SEPA-zone.',
  push_endpoint: 'Deze browser kan onze meldingen niet tonen.',
  bic: 'Deze BIC is niet geldig: 8 of 11 tekens.',
  holder: 'Vul de naam van de titularis in zoals hij op het rekeninguittreksel staat.',
  latin_letters: 'Schrijf in Latijnse letters: de bank leest geen ander alfabet.',
  paper_letters:
    'Schrijf in Latijnse, Griekse of Cyrillische letters: op documenten kunnen geen andere worden afgedrukt.',
  'postal.FR': 'De postcode telt 5 cijfers.',
  'postal.IT': 'De CAP (postcode) telt 5 cijfers.',
  'postal.BE': 'De postcode telt 4 cijfers.',
  address_line: 'Hoogstens {max} tekens per regel.',
  date_future: 'Deze datum ligt in de toekomst.',
  date_past: 'Deze datum is voorbij: geef de dag op waarop de zorg gepland is.',
  date_far: 'Geef een dag binnen de komende twaalf maanden op.',
  symptoms_after_care:
    'Deze datum valt na de behandeling: geef de dag van de eerste tekenen op, ervoor of op dezelfde dag.',
  icad_used: 'Dit nummer hoort al bij een ander dier van u. Controleer de kaart van elk dier.',
  date_before_birth: 'Deze datum ligt vóór de geboorte van het dier.',
  date_before_cover: 'Deze datum ligt vóór het begin van de waarborgen.',
  lost_too_recent: 'Zolang er geen dertig dagen voorbij zijn, lopen de waarborgen door: laten we blijven hopen.',
  date_too_old: 'De factuur is meer dan {years} jaar oud: ze kan niet meer terugbetaald worden.',
  code: 'Deze code is niet juist. Resterende pogingen: {left}.',
  card_number:
    'Vul hier nooit een kaartnummer in: een kaart wordt geregistreerd op de pagina van de betaaldienstverlener.',
  card_token: 'Deze registratie van de kaart is niet meer geldig. Begin opnieuw: er is niets gewijzigd.',
  card_expired: 'Deze kaart is vervallen. Registreer een andere: er is niets gewijzigd.',
  due_day: 'Kies een van de voorgestelde dagen.',
  holder_other:
    'Terugbetalingen gaan naar de verzekeringnemer: ze kunnen niet op de rekening van iemand anders gestort worden.',
  one_contact: 'Vul het e-mailadres of het gsm-nummer van de titularis van de rekening in: daarheen sturen we de code.',
  no_contact: 'We kennen geen contactgegeven om de code op deze manier te ontvangen. Kies de andere manier.',
  contact_too_recent:
    'Dit contactgegeven is minder dan 72 uur geleden gewijzigd. Vul ook uw wachtwoord in, of kies de andere manier.',
  dispute_new:
    'U kreeg al een antwoord: voeg een document toe dat we nog niet zagen, of kies alleen behandelingen die dat antwoord wijzigde.',
  message_short: 'Vertel ons waarover het gaat, in minstens 20 tekens.',
  unknown_passkey: 'Deze toegangssleutel is niet meer geregistreerd.',
  'schema.invalid_type': 'Controleer het veld “{field}”.',
  'schema.too_small': 'Het veld “{field}” is te kort (minstens {min}).',
  'schema.too_big': 'Het veld “{field}” is te lang (hoogstens {max}).',
  'schema.invalid_string': 'Het veld “{field}” heeft niet de juiste vorm.',
  'password.length': 'Het wachtwoord moet minstens 8 tekens tellen.',
  'password.uppercase': 'Het wachtwoord moet een hoofdletter bevatten.',
  'password.lowercase': 'Het wachtwoord moet een kleine letter bevatten.',
  'password.digit': 'Het wachtwoord moet een cijfer bevatten.',
  'password.special': 'Het wachtwoord moet een speciaal teken bevatten.',
  'password.mismatch': 'De twee wachtwoorden zijn niet gelijk.',
  'password.current': 'Dit is niet het wachtwoord dat u vandaag gebruikt.',
  'password.blocklisted': 'Dit wachtwoord is te gemakkelijk te raden. Kies meerdere woorden zonder onderling verband.',
  file_too_large: 'Dit bestand is groter dan 5 MB. Neem er een foto van, wij maken ze lichter.',
  file_too_many_pixels: 'Deze afbeelding heeft meer dan 50 miljoen pixels. Verstuur een kleinere.',
  file_too_many_pages: 'Deze pdf heeft meer dan 300 pagina’s. Verstuur alleen de pagina’s die uw aanvraag betreffen.',
  file_too_complex: 'Dit bestand is te complex om te openen. Verstuur een foto ervan of een eenvoudigere pdf.',
  file_heic_not_accepted: 'HEIC-foto’s worden hier niet aanvaard. Verstuur deze foto als JPG.',
  file_heic_too_many_pixels:
    'Deze HEIC-foto heeft meer dan 30 miljoen pixels: we kunnen ze niet omzetten. Verstuur ze als JPG.',
  file_unsupported: 'Dit formaat wordt niet aanvaard. Gebruik PDF, JPG, PNG of HEIC.',
  file_empty: 'Dit bestand is leeg. Kies een ander.',
  file_unsafe:
    'Deze pdf is beveiligd met een wachtwoord: we kunnen hem niet openen. Verstuur hem zonder wachtwoord, of een foto van het document.',
  file_infected:
    'Onze antivirus heeft dit bestand geweigerd: het bevat een schadelijk programma. Controleer uw toestel en verstuur daarna een foto van het document.',
  file_unreadable: 'Dit bestand is onleesbaar of beveiligd met een wachtwoord. Kies een ander.',
} satisfies Draft<typeof french.fieldErrorSentences>

export const blocklistReasons = {
  common:
    'Dit wachtwoord steunt op een heel gewoon woord: het zou snel geraden worden. Kies meerdere woorden zonder onderling verband.',
  personal:
    'Dit wachtwoord bevat uw naam, die van een dier, uw e-mailadres of uw nummer: het zou snel geraden worden. Kies iets anders.',
  brand: 'Dit wachtwoord bevat onze naam: het zou snel geraden worden. Kies iets anders.',
  same: 'Dit is al uw huidige wachtwoord. Kies een ander.',
} satisfies Draft<typeof french.blocklistReasons>

export const fieldLabels = {
  firstname: 'Voornaam',
  lastname: 'Familienaam',
  organisation: 'Organisatie',
  email: 'E-mailadres',
  mobile: 'Gsm',
  landline: 'Vaste telefoon',
  phone: 'Telefoon',
  address_line1: 'Straat en nummer',
  address_line2: 'Appartement, verdieping',
  address_line3: 'Gebouw, residentie',
  address_line4: 'Gehucht, postbus',
  postal_code: 'Postcode',
  city: 'Gemeente',
  country: 'Land',
  password: 'Wachtwoord',
  password_confirmation: 'Bevestiging van het wachtwoord',
  current_password: 'Huidig wachtwoord',
  identification_number: 'Identificatienummer',
  name: 'Naam',
  breed: 'Ras',
  colour: 'Kleur van de vacht',
  gender: 'Geslacht',
  type: 'Diersoort',
  adoption_date: 'Adoptiedatum',
  care_date: requestLabels.care_date,
  on: 'Dag',
  planned_on: 'Geplande dag van de behandeling',
  first_symptoms_on: 'Eerste symptomen',
  amount: 'Bedrag',
  invoice_number: requestLabels.invoice_number,
  iban: 'IBAN',
  bic: 'BIC',
  account_holder: 'Titularis van de rekening',
  due_day: 'Dag van de afhouding',
  code: 'Ontvangen code',
  topic: 'Uw vraag gaat over',
  subject: 'In enkele woorden',
  text: 'Uw bericht',
  message: 'Bericht',
} satisfies Draft<typeof french.fieldLabels>

export const choosePassword = 'Een nieuw wachtwoord kiezen' satisfies Draft<typeof french.choosePassword>

export const notMe = 'Dat was ik niet' satisfies Draft<typeof french.notMe>

// Nothing that a member could mend.
const unexpected = 'Er is een fout opgetreden. Probeer het opnieuw of neem contact met ons op.'

const expired = 'Uw sessie is verlopen. Meld u opnieuw aan.'

const denied = 'Deze actie is niet toegestaan: u hebt er de rechten niet voor.'

const changed = 'Dit is intussen gewijzigd. Laad de pagina opnieuw en probeer het nog eens.'

const incident = 'Onze dienst heeft een storing. Probeer het over enkele minuten opnieuw.'

export const problemSentences = {
  unexpected,
  malformed_request: unexpected,
  invalid_credentials: 'Er is een fout opgetreden, probeer het opnieuw.',
  session_expired: expired,
  invalid_token: expired,
  forbidden: denied,
  csrf_failed: denied,
  insufficient_scope: denied,
  not_found: 'Deze pagina of dit document is niet gevonden.',
  conflict: changed,
  expired: 'Deze aanvraag is verlopen: wat u vroeg, is niet meer beschikbaar.',
  unsupported_media_type: unexpected,
  validation_failed: 'Sommige gegevens moeten verbeterd worden. Ze zijn hieronder aangeduid.',
  idempotency_mismatch: changed,
  too_many_requests: 'Te veel pogingen. Wacht {wait} voordat u het opnieuw probeert.',
  server_error: incident,
  unavailable: incident,
  network: 'Geen verbinding. Controleer uw toegang tot het internet.',
  timeout: 'Het antwoord laat te lang op zich wachten. Probeer het zo dadelijk opnieuw.',
  cancelled: 'De aanvraag is onderbroken.',
} satisfies Draft<typeof french.problemSentences>

export const titles = {
  malformed_request: 'Deze aanvraag kon niet gelezen worden.',
  invalid_token: 'Het toegangstoken ontbreekt, is onbekend of is verlopen.',
  csrf_failed: 'Deze actie is niet toegestaan. Laad de pagina opnieuw en probeer het nog eens.',
  insufficient_scope: 'Het toegangstoken laat deze actie niet toe.',
  unsupported_media_type: 'Dit formaat wordt niet aanvaard.',
  idempotency_mismatch: 'Deze aanvraag is al met een andere inhoud verstuurd.',
  too_many_requests: 'Te veel pogingen. Wacht even voordat u het opnieuw probeert.',
} satisfies Draft<typeof french.titles>

export const units = { second: 'seconde', seconds: 'seconden', minutes: 'minuten' } satisfies Draft<typeof french.units>

export const problemReasons = {
  follow_up_uncovered:
    'Geen enkel dier van deze aanvraag is nog gedekt: begin een nieuwe aanvraag voor behandelingen van vóór het einde van de dekking.',
  drafts_limit:
    'U hebt al {limit} concepten, dat is het maximum. Verstuur of verwijder er een om een andere aanvraag te beginnen.',
  messages_limit: 'U schreef {limit} berichten in deze aanvraag, het maximum. Schrijf ons via de contactpagina.',
  request_not_filed: 'Deze aanvraag heeft geen berichten: ze is niet vanuit deze ruimte verstuurd.',
  uploads_sent: 'U kunt {limit} MB aan bestanden per uur versturen. Probeer opnieuw over {minutes} min.',
  uploads_prepared:
    'Uw bestanden hebben recht op {limit} seconden verwerking per uur. Probeer opnieuw over {minutes} min.',
  uploads_kept:
    'Uw wachtende documenten mogen samen hoogstens {limit} MB innemen. Verwijder concepten of wacht op een antwoord.',
} satisfies Draft<typeof french.problemReasons>

export const received = {
  message: 'Uw bericht is goed aangekomen',
  payment: 'Uw betaling is goed aangekomen',
  password: 'Uw wachtwoord is gewijzigd',
} satisfies Draft<typeof french.received>

export const dataDownloaded = 'Uw gegevens zijn gedownload' satisfies Draft<typeof french.dataDownloaded>

export const mandateEnds = {
  sentence: (umr: string, account: string) => `Het mandaat ${umr} op de rekening ${account} is beëindigd.`,
} satisfies Draft<typeof french.mandateEnds>
