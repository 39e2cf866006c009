import { fill } from '@coussinet/contract/domain/fill.ts'
import { type ApiProblem, isApiProblem, type ProblemKind } from './calls/api-problem.ts'
import type { Label, Language } from '@coussinet/contract/domain/messages.ts'

const sentences = {
  401: { fr: 'Votre session a expiré. Merci de vous reconnecter.', it: 'La Sua sessione è scaduta. Acceda di nuovo.' },
  403: {
    fr: 'Cette action n’est pas autorisée : vos droits ne le permettent pas.',
    it: 'Operazione non consentita: i Suoi permessi non sono sufficienti.',
  },
  404: { fr: 'Cette page ou ce document est introuvable.', it: 'Pagina o documento non trovato.' },
  409: {
    fr: 'Cet élément a changé entre-temps. Actualisez la page puis réessayez.',
    it: 'Questo elemento è stato modificato nel frattempo. Aggiorni la pagina e riprovi.',
  },
  410: {
    fr: 'Cette demande a expiré : la ressource n’est plus disponible.',
    it: 'La richiesta è scaduta: la risorsa non è più disponibile.',
  },
  422: {
    fr: 'Certaines informations sont à corriger. Elles sont signalées ci-dessous.',
    it: 'Alcuni dati vanno corretti. Li trova segnalati qui sotto.',
  },
  429: {
    fr: 'Trop de tentatives. Patientez {wait} avant de réessayer.',
    it: 'Troppi tentativi. Attenda {wait} prima di riprovare.',
  },
  '5xx': {
    fr: 'Notre service rencontre un incident. Réessayez dans quelques minutes.',
    it: 'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.',
  },
  network: {
    fr: 'Connexion impossible. Vérifiez votre accès à internet.',
    it: 'Connessione non riuscita. Verifichi l’accesso a internet.',
  },
  timeout: {
    fr: 'La réponse tarde trop. Réessayez dans un instant.',
    it: 'La risposta tarda ad arrivare. Riprovi tra un istante.',
  },
  cancelled: { fr: 'La demande a été interrompue.', it: 'La richiesta è stata interrotta.' },
  generic: {
    fr: 'Une erreur est survenue. Réessayez ou contactez-nous.',
    it: 'Si è verificato un errore. Riprovi o ci contatti.',
  },
}

/** What a refusal itself gives as its reason, where that says more than its kind. */
const reasons = {
  drafts_limit: {
    fr: 'Vous avez déjà {limit} brouillons, c’est le maximum. Envoyez-en un ou supprimez-en un pour commencer une autre demande.',
    it: 'Ha già {limit} bozze, il numero massimo. Ne invii o ne elimini una per iniziare un’altra richiesta.',
  },
}

type Reason = keyof typeof reasons

export function reasonText(reason: Reason, figures: Record<string, string | number>, language: Language): string {
  return fill(reasons[reason][language], figures)
}

function reasonOf({ errors, params }: ApiProblem, language: Language): string | null {
  for (const [path, [key = '']] of Object.entries(errors))
    if (isReason(key)) return reasonText(key, params[path] ?? {}, language)
  return null
}
const isReason = (key: string): key is Reason => Object.hasOwn(reasons, key)

const sentenceOf: Record<ProblemKind, Label> = {
  malformed_request: sentences.generic,
  invalid_credentials: sentences.generic,
  session_expired: sentences[401],
  invalid_token: sentences[401],
  forbidden: sentences[403],
  csrf_failed: sentences[403],
  insufficient_scope: sentences[403],
  not_found: sentences[404],
  conflict: sentences[409],
  expired: sentences[410],
  unsupported_media_type: sentences.generic,
  validation_failed: sentences[422],
  idempotency_mismatch: sentences[409],
  too_many_requests: sentences[429],
  server_error: sentences['5xx'],
  unavailable: sentences['5xx'],
  network: sentences.network,
  timeout: sentences.timeout,
  cancelled: sentences.cancelled,
}

const units = {
  fr: { second: ['seconde', 'secondes'], minutes: 'minutes' },
  it: { second: ['secondo', 'secondi'], minutes: 'minuti' },
}

/** A wait in words: from a minute and a half on in minutes, and rather too long than too short. */
function waitText(seconds: number, language: Language): string {
  const { second, minutes } = units[language]
  return seconds < 90 ? `${seconds} ${second[seconds === 1 ? 0 : 1]}` : `${Math.ceil(seconds / 60)} ${minutes}`
}

/** The sentence of a failure's own reason, else the catalogue's for its kind; a bug gets the general one. */
export function problemText(error: unknown, language: Language): string {
  if (!isApiProblem(error)) return sentences.generic[language]
  return (
    reasonOf(error, language) ??
    sentenceOf[error.code][language].replace('{wait}', waitText(error.retry_after ?? 60, language))
  )
}
