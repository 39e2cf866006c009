import { numberHint } from '@coussinet/contract/brand/values/number-form.ts'
import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { requiredText } from '@coussinet/contract/domain/required.ts'

export const sessionMessages = {
  title: 'Ravis de vous revoir',
  intro: 'Connectez-vous pour suivre vos remboursements.',
  username: 'Numéro d’adhérent ou adresse e-mail',
  username_help: `${numberHint.fr}.`,
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion en cours',
  required: requiredText.fr,
  failed: problemSentences.fr.invalid_credentials,
  offline: problemSentences.fr.network,
  forgot: 'Mot de passe oublié ?',
  first: 'Première connexion ?',
  first_help: 'Activez votre espace avec votre numéro d’adhérent.',
  activate: 'Activer',
  passkey_first: 'Se connecter avec une clé d’accès',
  passkey_too: 'Utiliser une clé d’accès',
  passkey_or: 'ou avec votre mot de passe',
  demo_mailbox: 'Messagerie de démonstration',
  demo: 'Comptes de démonstration',
  demo_hint: 'Un clic remplit le formulaire.',
}
