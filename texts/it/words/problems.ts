import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/problems.ts'

// Nothing that a member could mend.
const unexpected = 'Si è verificato un errore. Riprovi o ci contatti.'

const expired = 'La Sua sessione è scaduta. Acceda di nuovo.'

const denied = 'Operazione non consentita: i Suoi permessi non sono sufficienti.'

const changed = 'Questo elemento è stato modificato nel frattempo. Aggiorni la pagina e riprovi.'

const incident = 'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.'

export const problemSentences: Translated<typeof french.problemSentences> = {
  unexpected,
  malformed_request: unexpected,
  invalid_credentials: 'Si è verificato un errore, riprovi.',
  session_expired: expired,
  invalid_token: expired,
  forbidden: denied,
  csrf_failed: denied,
  insufficient_scope: denied,
  not_found: 'Pagina o documento non trovato.',
  conflict: changed,
  expired: 'La richiesta è scaduta: la risorsa non è più disponibile.',
  unsupported_media_type: unexpected,
  validation_failed: 'Alcuni dati vanno corretti. Li trova segnalati qui sotto.',
  idempotency_mismatch: changed,
  too_many_requests: 'Troppi tentativi. Attenda {wait} prima di riprovare.',
  server_error: incident,
  unavailable: incident,
  network: 'Connessione non riuscita. Verifichi l’accesso a internet.',
  timeout: 'La risposta tarda ad arrivare. Riprovi tra un istante.',
  cancelled: 'La richiesta è stata interrotta.',
}

export const titles: Translated<typeof french.titles> = {
  malformed_request: 'Non è stato possibile leggere la richiesta.',
  invalid_token: 'Il token di accesso manca, è sconosciuto o è scaduto.',
  csrf_failed: 'Operazione non consentita. Ricarichi la pagina e riprovi.',
  insufficient_scope: 'Il token di accesso non permette questa operazione.',
  unsupported_media_type: 'Formato non accettato.',
  idempotency_mismatch: 'Questa richiesta è già stata inviata con un contenuto diverso.',
  too_many_requests: 'Troppi tentativi. Attenda prima di riprovare.',
}

export const units: Translated<typeof french.units> = { second: 'secondo', seconds: 'secondi', minutes: 'minuti' }

export const problemReasons: Translated<typeof french.problemReasons> = {
  follow_up_uncovered:
    'Nessun animale di questa richiesta è ancora coperto: per cure precedenti alla fine della copertura, inizi una nuova richiesta.',
  drafts_limit: 'Ha già {limit} bozze, il numero massimo. Ne invii o ne elimini una per iniziare un’altra richiesta.',
  messages_limit:
    'Ha scritto {limit} messaggi in questa richiesta, il numero massimo. Ci scriva dalla pagina dei contatti.',
  request_not_filed: 'Questa richiesta non ha messaggi: non è stata inviata da quest’area.',
  uploads_sent: 'Può inviare {limit} MB di file all’ora. Riprovi tra {minutes} min.',
  uploads_prepared: 'L’elaborazione dei Suoi file può durare {limit} secondi all’ora. Riprovi tra {minutes} min.',
  uploads_kept:
    'I Suoi documenti in attesa possono occupare al massimo {limit} MB. Elimini delle bozze o attenda una risposta.',
}
