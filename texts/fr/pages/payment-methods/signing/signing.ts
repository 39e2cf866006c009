import { minutesAndSeconds } from '@coussinet/contract/domain/format.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'

type Left = { minutes: number; seconds: number }

export const signingMessages = {
  title: 'Comment recevoir votre code ?',
  help: 'Un code à 6 chiffres, à saisir à l’étape suivante. Il est valable 10 minutes.',
  titleOf: (name: string) => `Comment envoyer le code à ${name} ?`,
  helpOf: (name: string) => `C’est ${name} qui signe : le code part chez cette personne, jamais chez vous.`,
  legend: 'Recevoir le code',
  choose: 'Choisissez comment recevoir le code.',
  email: (recipient: string) => `Par e-mail à ${recipient}`,
  sms: (recipient: string) => `Par SMS au ${recipient}`,
  recent: 'Modifié il y a moins de 72 heures : votre mot de passe vous sera demandé.',
  recentWhy:
    'Cette adresse ou ce numéro a changé il y a moins de 72 heures. Pour votre sécurité, confirmez que c’est bien vous.',
  password: 'Votre mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  onWay: {
    email: (recipient: string, at: string) => `Un code a déjà été envoyé à ${recipient}. Il est valable jusqu’à ${at}.`,
    sms: (recipient: string, at: string) => `Un code a déjà été envoyé au ${recipient}. Il est valable jusqu’à ${at}.`,
  },
  enter: 'Saisir ce code',
  none: 'Aucune adresse ni aucun numéro de mobile pour vous envoyer un code. Complétez d’abord vos informations.',
  tooSoon: (at: string) => `Vous pourrez demander un code de cette façon à partir de ${at}.`,
  send: 'Recevoir le code',
  sending: 'Envoi en cours',
  next: 'Continuer',
  youSign: 'Vous signez',
  signs: (name: string) => `${name} signe`,
  altered: 'Ce texte n’est pas arrivé entier.',
  alteredText: 'Rien n’est signé. Rechargez la page pour le relire avant de continuer.',
  reload: 'Recharger la page',
}

export const codeMessages = {
  title: 'Saisissez le code à 6 chiffres',
  sent: {
    email: (recipient: string) => `Il vient d’être envoyé par e-mail à ${recipient}.`,
    sms: (recipient: string) => `Il vient d’être envoyé par SMS au ${recipient}.`,
  },
  help: 'Il est valable 10 minutes.',
  sentTo: (name: string) => `${name} doit vous le communiquer, ou le saisir ici.`,
  spam: 'Rien reçu ? Regardez aussi dans les courriers indésirables.',
  label: 'Code à 6 chiffres',
  life: (of: Left) => `Valable encore ${minutesAndSeconds(of)}`,
  lastMinute: 'Ce code n’est plus valable que pendant une minute.',
  tries: (count: number) => plural(count, 'Dernier essai', `${count} essais possibles`, 'fr'),
  wrong: (count: number) =>
    `Ce code n’est pas correct. ${plural(count, 'Il vous reste un essai.', `Il vous reste ${count} essais.`, 'fr')}`,
  wrongOnce: 'Ce code n’est pas correct.',
  incomplete: 'Saisissez les six chiffres du code.',
  ended: {
    expired: 'Ce code a expiré. Demandez-en un nouveau.',
    tries: 'Cinq essais étaient faux : ce code ne fonctionne plus. Demandez-en un nouveau.',
    gone: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  },
  guesses: (at: string) => `Trop de codes faux. Pour votre sécurité, vous pourrez réessayer à partir de ${at}.`,
  resend: 'Renvoyer le code',
  resendIn: (seconds: number) => `Renvoyer dans ${seconds}\u00a0s`,
  newCode: 'Recevoir un nouveau code',
  sending: 'Envoi en cours',
  by: { email: 'Recevoir par e-mail', sms: 'Recevoir par SMS' },
  resent: 'Un nouveau code est parti. Le précédent ne fonctionne plus.',
  tooSoon: (at: string) => `Vous pourrez demander un autre code de cette façon à partir de ${at}.`,
  mailbox: 'Démonstration : ouvrir la boîte aux lettres où le code arrive',
  never: 'Nous ne vous demanderons jamais ce code par téléphone.',
}
