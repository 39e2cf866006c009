import { deName } from '../grammar.ts'

/** The sign-in page's buttons. */
export const providerMessages = {
  or: 'ou',
  label: 'Autres façons de se connecter',
  with: (name: string) => `Continuer avec ${name}`,
  busy: 'Ouverture en cours',
  down: (name: string) =>
    `${name} ne répond pas pour l’instant. Votre mot de passe ouvre toujours votre espace, ou réessayez un peu plus tard.`,
}

/** The page to which a provider leads back. */
export const returnMessages = {
  waiting: 'Connexion en cours',
  waiting_text: 'Un instant, nous vérifions votre identité.',
  opening: 'Ouverture en cours',
  opening_text: 'Un instant, la page de connexion choisie s’ouvre.',
  again: (name: string) => `Réessayer avec ${name}`,
  sign_in: 'Me connecter avec mon mot de passe',
  home: 'Revenir à mon espace',
  profile: 'Revenir à mes informations',
  close: 'Fermer cette fenêtre',
  unlinked: 'Reliez une fois votre compte',
  unlinked_text: (name: string) =>
    `${name} a confirmé votre identité. Il reste à nous dire quel espace est le vôtre : connectez-vous cette fois comme d’habitude. La prochaine fois, ${name} suffira.`,
  skip: 'Ne pas relier, revenir à la connexion',
  linked: (name: string) => `C’est fait : ${name} ouvre désormais votre espace.`,
  not_linked: (name: string) =>
    `Votre espace est ouvert, mais ${name} n’a pas pu être relié. Vous pourrez le faire depuis vos informations.`,
  confirmed: 'C’est confirmé',
  confirmed_text: 'Vous pouvez fermer cette fenêtre et reprendre là où vous en étiez.',
  signed_in: 'Votre espace est ouvert',
  failures: {
    cancelled: (name: string) => ({
      title: 'Connexion interrompue',
      text: `Vous avez quitté ${name} avant la fin : rien n’a changé dans votre espace.`,
    }),
    expired: (name: string) => ({
      title: 'Cette page a déjà servi',
      text: `La réponse ${deName(name)} ne sert qu’une fois, et pendant quelques minutes. Recommencez.`,
    }),
    level_too_low: (name: string) => ({
      title: 'Il faut une identité mieux vérifiée',
      text: `Le compte utilisé avec ${name} n’offre pas un niveau de sécurité suffisant pour ouvrir votre espace. Recommencez avec un compte vérifié, ou utilisez votre mot de passe.`,
    }),
    provider_down: (name: string) => ({
      title: `${name} ne répond pas`,
      text: 'Ce service est momentanément indisponible. Votre mot de passe ouvre toujours votre espace.',
    }),
    identity_in_use: (name: string) => ({
      title: 'Ce compte ouvre déjà un autre espace',
      text: `Le compte utilisé avec ${name} est relié à l’espace d’un autre adhérent. Utilisez-en un autre, ou écrivez-nous si cela vous surprend.`,
    }),
    identities_limit: (name: string) => ({
      title: 'Vous avez déjà relié assez de comptes',
      text: `Déliez-en un dans vos informations pour pouvoir relier ${name}.`,
    }),
    identity_differs: (name: string) => ({
      title: 'Ce n’est pas le compte relié',
      text: `Vous avez utilisé avec ${name} un autre compte que celui qui ouvre votre espace. Recommencez avec le vôtre.`,
    }),
    authentication_too_old: (name: string) => ({
      title: `${name} n’a rien vérifié cette fois`,
      text: 'Pour cette opération, ce service doit vous demander de vous identifier à nouveau. Rien n’a été modifié.',
    }),
    offline: () => ({
      title: 'Nous n’avons pas pu vous répondre',
      text: 'Vous pouvez réessayer.',
    }),
    provider_answer: (name: string) => ({
      title: 'Cette connexion n’a pas abouti',
      text: `La réponse ${deName(name)} n’a pas pu être vérifiée. Par sécurité, rien n’a été ouvert : recommencez depuis le début.`,
    }),
  },
  provider: 'ce service',
}

/** The linked accounts in the profile. */
export const identityMessages = {
  none: 'Aucun compte relié pour l’instant.',
  since: (day: string) => `Relié le ${day}`,
  used: (when: string) => `utilisé ${when}`,
  unused: 'jamais utilisé',
  link: (name: string) => `Relier ${name}`,
  linking: 'Ouverture en cours',
  unlink: (name: string) => `Délier ${name}`,
  unlinkTitle: (name: string) => `Délier ${name} ?`,
  unlinkText: (name: string) =>
    `${name} n’ouvrira plus votre espace. Vous pourrez le relier de nouveau quand vous voudrez.`,
  unlinkYes: 'Délier',
  keep: 'Le garder',
  unlinked: (name: string) => `${name} n’ouvre plus votre espace.`,
  down: (name: string) => `${name} ne répond pas pour l’instant. Réessayez un peu plus tard.`,
}

/** The proof of identity by a linked account. */
export const identityProofMessages = {
  with: (name: string) => `Confirmer avec ${name}`,
  waiting: (name: string) => `Terminez dans la fenêtre ${deName(name)}`,
  blocked: (name: string) =>
    `Votre navigateur n’a pas ouvert la fenêtre ${deName(name)}. Autorisez-la, ou utilisez votre mot de passe.`,
}
