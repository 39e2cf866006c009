/** Why a sign-in by a provider failed; the page names the provider. */
export const providerReasons = {
  provider_down:
    'Ce service de connexion ne répond pas. Réessayez plus tard, ou connectez-vous avec votre mot de passe.',
  provider_answer: 'La réponse de ce service de connexion n’a pas pu être vérifiée. Recommencez la connexion.',
  authentication_too_old: 'Ce service ne vous a pas demandé de vous identifier à nouveau. Utilisez votre mot de passe.',
  level_too_low: 'Votre compte auprès de ce service n’a pas le niveau de sécurité demandé.',
  identity_in_use: 'Ce compte permet déjà de se connecter à un autre espace. Contactez-nous si ce n’est pas le vôtre.',
  identity_differs: 'Ce n’est pas le compte qui est relié à votre espace.',
  identities_limit: 'Vous avez déjà relié {limit} comptes, c’est le maximum. Retirez-en un pour en relier un autre.',
}
