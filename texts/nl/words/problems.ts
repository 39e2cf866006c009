import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/problems.ts'

// Nothing that a member could mend.
const unexpected = 'Er is een fout opgetreden. Probeer het opnieuw of neem contact met ons op.'

const expired = 'Uw sessie is verlopen. Meld u opnieuw aan.'

const denied = 'Deze actie is niet toegestaan: u hebt er de rechten niet voor.'

const changed = 'Dit is intussen gewijzigd. Laad de pagina opnieuw en probeer het nog eens.'

const incident = 'Onze dienst heeft een storing. Probeer het over enkele minuten opnieuw.'

export const problemSentences: Draft<typeof french.problemSentences> = {
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
}

export const titles: Draft<typeof french.titles> = {
  malformed_request: 'Deze aanvraag kon niet gelezen worden.',
  invalid_token: 'Het toegangstoken ontbreekt, is onbekend of is verlopen.',
  csrf_failed: 'Deze actie is niet toegestaan. Laad de pagina opnieuw en probeer het nog eens.',
  insufficient_scope: 'Het toegangstoken laat deze actie niet toe.',
  unsupported_media_type: 'Dit formaat wordt niet aanvaard.',
  idempotency_mismatch: 'Deze aanvraag is al met een andere inhoud verstuurd.',
  too_many_requests: 'Te veel pogingen. Wacht even voordat u het opnieuw probeert.',
}

export const units: Draft<typeof french.units> = { second: 'seconde', seconds: 'seconden', minutes: 'minuten' }

export const problemReasons: Draft<typeof french.problemReasons> = {
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
}
