import type { ProblemKind } from '@coussinet/contract/domain/problems.ts'

// Nothing that a member could mend.
const unexpected = 'Une erreur est survenue. Réessayez ou contactez-nous.'

const expired = 'Votre session a expiré. Merci de vous reconnecter.'

const denied = 'Cette action n’est pas autorisée : vos droits ne le permettent pas.'

const changed = 'Cet élément a changé entre-temps. Actualisez la page puis réessayez.'

const incident = 'Notre service rencontre un incident. Réessayez dans quelques minutes.'

export const problemSentences = {
  unexpected,
  malformed_request: unexpected,
  invalid_credentials: 'Une erreur est survenue, réessayez.',
  session_expired: expired,
  invalid_token: expired,
  forbidden: denied,
  csrf_failed: denied,
  insufficient_scope: denied,
  not_found: 'Cette page ou ce document est introuvable.',
  conflict: changed,
  expired: 'Cette demande a expiré : la ressource n’est plus disponible.',
  unsupported_media_type: unexpected,
  validation_failed: 'Certaines informations sont à corriger. Elles sont signalées ci-dessous.',
  idempotency_mismatch: changed,
  too_many_requests: 'Trop de tentatives. Patientez {wait} avant de réessayer.',
  server_error: incident,
  unavailable: incident,
  network: 'Connexion impossible. Vérifiez votre accès à internet.',
  timeout: 'La réponse tarde trop. Réessayez dans un instant.',
  cancelled: 'La demande a été interrompue.',
} satisfies Record<ProblemKind | 'unexpected', string>

export const titles = {
  malformed_request: 'Cette demande n’a pas pu être lue.',
  invalid_token: 'Le jeton d’accès manque, est inconnu ou a expiré.',
  csrf_failed: 'Cette action n’est pas autorisée. Rechargez la page puis réessayez.',
  insufficient_scope: 'Le jeton d’accès ne permet pas cette action.',
  unsupported_media_type: 'Ce format n’est pas accepté.',
  idempotency_mismatch: 'Cette demande a déjà été envoyée avec un autre contenu.',
  too_many_requests: 'Trop de tentatives. Patientez avant de réessayer.',
}

export const units = { second: 'seconde', seconds: 'secondes', minutes: 'minutes' }

export const problemReasons = {
  follow_up_uncovered:
    'Aucun animal de cette demande n’est encore couvert : pour des soins d’avant la fin de sa couverture, commencez une nouvelle demande.',
  drafts_limit:
    'Vous avez déjà {limit} brouillons, c’est le maximum. Envoyez-en un ou supprimez-en un pour commencer une autre demande.',
  messages_limit:
    'Vous avez écrit {limit} messages dans cette demande, c’est le maximum. Écrivez-nous depuis la page de contact.',
  request_not_filed: 'Cette demande n’a pas de fil de messages : elle n’a pas été envoyée depuis cet espace.',
  uploads_sent: 'Vous pouvez envoyer {limit} Mo de fichiers par heure. Réessayez dans {minutes} min.',
  uploads_prepared: 'Vos fichiers ont droit à {limit} secondes de traitement par heure. Réessayez dans {minutes} min.',
  uploads_kept:
    'Vos documents en attente peuvent occuper {limit} Mo au plus. Supprimez des brouillons ou attendez une réponse.',
}
