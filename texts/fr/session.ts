import type { BrandFacts } from '../brand-facts.ts'
import { countryNames, memberNumber } from './contract-words.ts'
import { choosePassword, notMe, problemSentences, received, requiredText } from './form-words.ts'

export const linkRequestMessages = ({ numberHint }: BrandFacts) => ({
  busy: 'Envoi en cours',
  sent_title: 'Consultez votre messagerie',
  sent_for: (username: string) => `Demande faite pour ${username}.`,
  spam: 'Rien après quelques minutes ? Regardez dans les courriers indésirables, et vérifiez ce que vous avez saisi.',
  again: 'Envoyer à nouveau',
  again_soon: (seconds: number) => `Un nouvel envoi sera possible dans ${seconds} s.`,
  change: 'Modifier ma saisie',
  sign_in: 'Revenir à la connexion',
  forgot: {
    title: 'Mot de passe oublié ? Recevez un lien',
    intro: 'Indiquez votre numéro d’adhérent : nous vous écrirons à l’adresse e-mail de votre dossier.',
    username: 'Numéro d’adhérent ou adresse e-mail',
    help: `${numberHint.fr}.`,
    submit: 'Envoyer le lien',
    sent: 'Si un compte correspond à ce numéro, vous recevrez un lien par e-mail.',
    told: 'Si un compte correspond à ce que vous avez saisi, un lien vient de partir vers son adresse e-mail.',
    lasts: 'Le lien est valable 30 minutes et ne sert qu’une fois.',
  },
  activation: {
    title: 'Activer votre espace',
    intro: 'Saisissez votre numéro d’adhérent. Vous recevrez par e-mail un lien pour créer votre mot de passe.',
    username: memberNumber,
    help: `${numberHint.fr}.`,
    submit: 'Recevoir mon lien',
    sent: 'Consultez votre messagerie : un lien d’activation vient de vous être envoyé.',
    told: 'Nous venons de vous écrire : ouvrez le lien reçu pour créer votre mot de passe.',
    lasts:
      'Le lien d’activation ne sert qu’une fois, pendant 24 heures. Si votre espace est déjà actif, l’e-mail vous le dit et vous aide à entrer.',
    demo: (name: string) => `Démonstration : ${name} n’a pas encore activé son espace.`,
    demo_fill: 'Remplir son numéro',
  },
})

export const confirmMessages = {
  title: 'Confirmer votre nouvelle adresse',
  intro: 'Nos messages y arriveront dès que vous l’aurez confirmée. L’ancienne adresse en sera informée.',
  submit: 'Confirmer cette adresse',
  busy: 'Confirmation en cours',
  done: 'Votre nouvelle adresse est confirmée',
  done_text: 'Nous vous écrirons désormais à cette adresse. Vous pouvez aussi l’utiliser pour vous connecter.',
  expired: 'Ce lien de confirmation a expiré',
  expired_text:
    'Un lien ne sert qu’une fois, et pendant 24 heures. Vous pouvez en demander un nouveau depuis vos informations.',
  profile: 'Voir mes informations',
  sign_in: 'Me connecter',
}

export const notMeMessages = {
  title: 'Ce n’était pas vous ?',
  intro:
    'Un changement a été fait dans votre espace. Si vous n’en êtes pas à l’origine, protégez votre compte tout de suite.',
  effects: 'Ce qui va se passer',
  will: [
    'Toutes les sessions ouvertes se terminent, sur tous les appareils.',
    'Ce changement et les suivants sont annulés s’ils touchent à l’accès : l’adresse e-mail d’avant revient, les clés d’accès ajoutées sont supprimées, un mot de passe modifié n’ouvre plus rien.',
    'Aucun remboursement ne part vers un compte bancaire récent (moins de 30 jours) tant que nous n’avons pas vérifié avec vous.',
    'Votre contrat, vos demandes, vos téléphones et votre adresse postale ne changent pas.',
  ],
  submit: notMe,
  busy: 'Protection en cours',
  was_me: 'C’était moi : ne rien faire',
  done: 'Votre compte est protégé',
  done_text:
    'Toutes les sessions sont terminées, et les changements qui touchaient à l’accès sont annulés. Les versements vers un compte bancaire récent attendent que nous ayons vérifié avec vous ; votre contrat et vos demandes ne changent pas.',
  next: 'À faire maintenant',
  next_password:
    'Choisissez un nouveau mot de passe : le vôtre est peut-être connu. S’il avait été modifié, ni l’ancien ni le nouveau n’ouvre plus votre espace.',
  next_call: (hours: string) => `Appelez-nous, ${hours} : nous vérifierons ensemble vos coordonnées.`,
  password: choosePassword,
  expired: 'Ce lien a expiré',
  expired_text:
    'Il ne sert qu’une fois, et pendant 14 jours. Si un changement vous inquiète, choisissez un nouveau mot de passe et appelez-nous.',
  phones: 'Nos numéros',
  country: countryNames,
}

export const resetMessages = {
  title: choosePassword,
  intro: 'Il servira dès maintenant sur tous vos appareils.',
  submit: 'Enregistrer et me connecter',
  busy: 'Enregistrement en cours',
  done: `${received.password}.`,
  expired: 'Ce lien de réinitialisation a expiré.',
  expired_title: 'Ce lien a expiré ou a déjà servi',
  expired_why:
    'Un lien ne sert qu’une fois et pendant un temps limité. S’il a disparu en rechargeant la page, ouvrez-le de nouveau depuis votre e-mail.',
  expired_action: 'Demander un nouveau lien',
  first: 'Première connexion ?',
  sign_in: 'Revenir à la connexion',
}

export const transferMessages = {
  title: 'Connexion par ce lien',
  intro: 'Ce lien ouvre votre espace sans mot de passe, une seule fois.',
  signed_in: (name: string | null) =>
    `Un espace est déjà ouvert dans ce navigateur${name === null ? '' : ` (${name})`}. Si vous continuez, il se ferme, et celui du lien s’ouvre à sa place.`,
  stay: 'Garder l’espace ouvert',
  submit: 'Me connecter maintenant',
  busy: 'Connexion en cours',
  invalid: 'Ce lien de connexion a expiré ou n’est pas valide.',
  by_number: 'Connectez-vous avec votre numéro d’adhérent.',
  sign_in: 'Me connecter avec mon mot de passe',
}

export const passkeyMessages = {
  refused: 'Cette clé d’accès n’a pas permis de vous connecter. Utilisez votre mot de passe.',
  failed: 'Cet appareil n’a pas pu utiliser de clé d’accès. Utilisez votre mot de passe.',
}

export const signedInMessages = {
  unused:
    'Un espace est déjà ouvert dans ce navigateur : ce lien n’a pas servi. Déconnectez-vous, puis ouvrez-le de nouveau depuis l’e-mail.',
}

export const sessionMessages = ({ numberHint }: BrandFacts) => ({
  title: 'Ravis de vous revoir',
  intro: 'Connectez-vous pour suivre vos remboursements.',
  username: 'Numéro d’adhérent ou adresse e-mail',
  username_help: `${numberHint.fr}.`,
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion en cours',
  required: requiredText,
  failed: problemSentences.invalid_credentials,
  offline: problemSentences.network,
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
})
