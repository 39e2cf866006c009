import type { ProblemCode } from '@coussinet/contract/problem.ts'
import { type Language, languageOf } from '@coussinet/contract/domain/messages.ts'

export { type Language, languageOf } from '@coussinet/contract/domain/messages.ts'

/** The language that an `Accept-Language` header prefers among ours. */
export function languageOfHeader(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^(fr|it)\b/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return languageOf(wanted[0]?.tag ?? 'fr')
}

const titles: Record<ProblemCode, Record<Language, string>> = {
  malformed_request: { fr: 'Cette demande n’a pas pu être lue.', it: 'Non è stato possibile leggere la richiesta.' },
  invalid_credentials: { fr: 'Une erreur est survenue, réessayez.', it: 'Si è verificato un errore, riprovi.' },
  session_expired: {
    fr: 'Votre session a expiré. Merci de vous reconnecter.',
    it: 'La Sua sessione è scaduta. Acceda di nuovo.',
  },
  invalid_token: {
    fr: 'Le jeton d’accès manque, est inconnu ou a expiré.',
    it: 'Il token di accesso manca, è sconosciuto o è scaduto.',
  },
  forbidden: {
    fr: 'Cette action n’est pas autorisée : vos droits ne le permettent pas.',
    it: 'Operazione non consentita: i Suoi permessi non sono sufficienti.',
  },
  csrf_failed: {
    fr: 'Cette action n’est pas autorisée. Rechargez la page puis réessayez.',
    it: 'Operazione non consentita. Ricarichi la pagina e riprovi.',
  },
  insufficient_scope: {
    fr: 'Le jeton d’accès ne permet pas cette action.',
    it: 'Il token di accesso non permette questa operazione.',
  },
  not_found: { fr: 'Cette page ou ce document est introuvable.', it: 'Pagina o documento non trovato.' },
  conflict: {
    fr: 'Cet élément a changé entre-temps. Actualisez la page puis réessayez.',
    it: 'Questo elemento è stato modificato nel frattempo. Aggiorni la pagina e riprovi.',
  },
  expired: {
    fr: 'Cette demande a expiré : la ressource n’est plus disponible.',
    it: 'La richiesta è scaduta: la risorsa non è più disponibile.',
  },
  unsupported_media_type: { fr: 'Ce format n’est pas accepté.', it: 'Formato non accettato.' },
  validation_failed: {
    fr: 'Certaines informations sont à corriger. Elles sont signalées ci-dessous.',
    it: 'Alcuni dati vanno corretti. Li trova segnalati qui sotto.',
  },
  idempotency_mismatch: {
    fr: 'Cette demande a déjà été envoyée avec un autre contenu.',
    it: 'Questa richiesta è già stata inviata con un contenuto diverso.',
  },
  too_many_requests: {
    fr: 'Trop de tentatives. Patientez avant de réessayer.',
    it: 'Troppi tentativi. Attenda prima di riprovare.',
  },
  server_error: {
    fr: 'Notre service rencontre un incident. Réessayez dans quelques minutes.',
    it: 'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.',
  },
  unavailable: {
    fr: 'Notre service rencontre un incident. Réessayez dans quelques minutes.',
    it: 'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.',
  },
}

/** The sentence of a problem, for its `title`. */
export function titleOf(code: ProblemCode, language: Language): string {
  return titles[code][language]
}
