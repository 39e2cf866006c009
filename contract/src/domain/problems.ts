import type { ProblemCode } from '../problem.ts'
import { fill } from './fill.ts'
import { plural } from './grammar.ts'
import { type Language, messages } from './messages.ts'

/** Why a call failed: a problem of the API, or no answer. */
export type ProblemKind = ProblemCode | 'network' | 'timeout' | 'cancelled'

const incident = {
  fr: 'Notre service rencontre un incident. Réessayez dans quelques minutes.',
  it: 'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.',
}
const expired = {
  fr: 'Votre session a expiré. Merci de vous reconnecter.',
  it: 'La Sua sessione è scaduta. Acceda di nuovo.',
}
const denied = {
  fr: 'Cette action n’est pas autorisée : vos droits ne le permettent pas.',
  it: 'Operazione non consentita: i Suoi permessi non sono sufficienti.',
}
const changed = {
  fr: 'Cet élément a changé entre-temps. Actualisez la page puis réessayez.',
  it: 'Questo elemento è stato modificato nel frattempo. Aggiorni la pagina e riprovi.',
}
// Nothing that a member could mend.
const unexpected = {
  fr: 'Une erreur est survenue. Réessayez ou contactez-nous.',
  it: 'Si è verificato un errore. Riprovi o ci contatti.',
}

const fr = {
  unexpected: unexpected.fr,
  malformed_request: unexpected.fr,
  invalid_credentials: 'Une erreur est survenue, réessayez.',
  session_expired: expired.fr,
  invalid_token: expired.fr,
  forbidden: denied.fr,
  csrf_failed: denied.fr,
  insufficient_scope: denied.fr,
  not_found: 'Cette page ou ce document est introuvable.',
  conflict: changed.fr,
  expired: 'Cette demande a expiré : la ressource n’est plus disponible.',
  unsupported_media_type: unexpected.fr,
  validation_failed: 'Certaines informations sont à corriger. Elles sont signalées ci-dessous.',
  idempotency_mismatch: changed.fr,
  too_many_requests: 'Trop de tentatives. Patientez {wait} avant de réessayer.',
  server_error: incident.fr,
  unavailable: incident.fr,
  network: 'Connexion impossible. Vérifiez votre accès à internet.',
  timeout: 'La réponse tarde trop. Réessayez dans un instant.',
  cancelled: 'La demande a été interrompue.',
} satisfies Record<ProblemKind | 'unexpected', string>

/** The sentence of each kind of failure; `unexpected` is a bug's. */
export const problemSentences = messages({
  fr,
  it: {
    unexpected: unexpected.it,
    malformed_request: unexpected.it,
    invalid_credentials: 'Si è verificato un errore, riprovi.',
    session_expired: expired.it,
    invalid_token: expired.it,
    forbidden: denied.it,
    csrf_failed: denied.it,
    insufficient_scope: denied.it,
    not_found: 'Pagina o documento non trovato.',
    conflict: changed.it,
    expired: 'La richiesta è scaduta: la risorsa non è più disponibile.',
    unsupported_media_type: unexpected.it,
    validation_failed: 'Alcuni dati vanno corretti. Li trova segnalati qui sotto.',
    idempotency_mismatch: changed.it,
    too_many_requests: 'Troppi tentativi. Attenda {wait} prima di riprovare.',
    server_error: incident.it,
    unavailable: incident.it,
    network: 'Connessione non riuscita. Verifichi l’accesso a internet.',
    timeout: 'La risposta tarda ad arrivare. Riprovi tra un istante.',
    cancelled: 'La richiesta è stata interrotta.',
  },
})

// A title is read by programs and in logs too: it says what a program can mend, and knows of no wait.
const titles = messages({
  fr: {
    malformed_request: 'Cette demande n’a pas pu être lue.',
    invalid_token: 'Le jeton d’accès manque, est inconnu ou a expiré.',
    csrf_failed: 'Cette action n’est pas autorisée. Rechargez la page puis réessayez.',
    insufficient_scope: 'Le jeton d’accès ne permet pas cette action.',
    unsupported_media_type: 'Ce format n’est pas accepté.',
    idempotency_mismatch: 'Cette demande a déjà été envoyée avec un autre contenu.',
    too_many_requests: 'Trop de tentatives. Patientez avant de réessayer.',
  },
  it: {
    malformed_request: 'Non è stato possibile leggere la richiesta.',
    invalid_token: 'Il token di accesso manca, è sconosciuto o è scaduto.',
    csrf_failed: 'Operazione non consentita. Ricarichi la pagina e riprovi.',
    insufficient_scope: 'Il token di accesso non permette questa operazione.',
    unsupported_media_type: 'Formato non accettato.',
    idempotency_mismatch: 'Questa richiesta è già stata inviata con un contenuto diverso.',
    too_many_requests: 'Troppi tentativi. Attenda prima di riprovare.',
  },
})

/** The `title` of a problem as it is answered. */
export function problemTitle(code: ProblemCode, language: Language): string {
  const own: Partial<Record<ProblemCode, string>> = titles[language]
  return own[code] ?? problemSentences[language][code]
}

const units = messages({
  fr: { second: 'seconde', seconds: 'secondes', minutes: 'minutes' },
  it: { second: 'secondo', seconds: 'secondi', minutes: 'minuti' },
})

/** A wait in words: from a minute and a half on in minutes, and rather too long than too short. */
export function waitInWords(seconds: number, language: Language): string {
  const { second, seconds: many, minutes } = units[language]
  return seconds < 90
    ? `${seconds} ${plural(seconds, second, many, language)}`
    : `${Math.ceil(seconds / 60)} ${minutes}`
}

/** The sentence of a failure as a page shows it; `retry_after` is in seconds. */
export const problemSentence = (kind: ProblemKind, retry_after: number | null, language: Language): string =>
  fill(problemSentences[language][kind], { wait: waitInWords(retry_after ?? 60, language) })

/** Reasons that a refusal itself gives, where that says more than its kind. */
export const problemReasons = messages({
  fr: {
    drafts_limit:
      'Vous avez déjà {limit} brouillons, c’est le maximum. Envoyez-en un ou supprimez-en un pour commencer une autre demande.',
  },
  it: {
    drafts_limit: 'Ha già {limit} bozze, il numero massimo. Ne invii o ne elimini una per iniziare un’altra richiesta.',
  },
})
