import { notMe } from './form-words.ts'

/** The page that a phone opens by the code on the computer. */
export const continueMessages = {
  title: 'Continuer votre demande ici',
  intro:
    'Ce code ouvre votre espace sur ce téléphone et reprend la demande commencée sur votre ordinateur. Il sert une seule fois.',
  caution: 'Ne continuez que si vous avez affiché ce code vous-même.',
  signed_in: (name: string | null) =>
    `Un espace est déjà ouvert sur ce téléphone${name === null ? '' : ` (${name})`}. Si vous continuez, il se ferme, et celui de votre ordinateur s’ouvre à sa place.`,
  stay: 'Garder l’espace ouvert',
  submit: 'Continuer ma demande',
  busy: 'Ouverture en cours',
  invalid: 'Ce code a expiré ou a déjà servi. Affichez-en un nouveau sur votre ordinateur.',
  sign_in: 'Me connecter avec mon mot de passe',
}

export const continuationMessages = {
  open: 'Continuer sur mon téléphone',
  openHere: 'Continuer sur un autre appareil',
  busy: 'Préparation du code',
  text: 'Scannez ce code avec l’appareil photo de votre téléphone : il ouvre votre espace et reprend cette demande. Les deux écrans se suivent.',
  code: 'Code à scanner avec le téléphone',
  caution: 'Ce code ouvre votre espace : ne le montrez à personne et n’en envoyez pas de photo.',
  left: (minutes: number) =>
    minutes > 1 ? `Il sert une seule fois, dans les ${minutes} minutes.` : 'Il sert une seule fois, dans la minute.',
  expired: 'Ce code a expiré.',
  renew: 'Afficher un nouveau code',
  close: 'Fermer',
  joined: (device: string) => `Votre téléphone a rejoint cette demande (${device}).`,
  unnamed: 'appareil inconnu',
  follows: 'Ce que vous y ajoutez apparaît ici.',
  notMe,
  ending: 'Déconnexion en cours',
  ended: 'Cet appareil est déconnecté.',
  endedText: 'Si quelqu’un d’autre connaît vos accès, changez votre mot de passe.',
  password: 'Changer mon mot de passe',
}
