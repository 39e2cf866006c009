import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { received, dataDownloaded } from '@coussinet/contract/domain/received.ts'

// `sms` is the title in an SMS, in the letters that one SMS of 160 holds (GSM 03.38); `named` the name of its detail; `undone`
// says what "it was not me" does about the change.

export const noticeKinds = {
  password_changed: {
    title: received.fr.password,
    sms: received.fr.password,
    text: `Le mot de passe de votre espace ${brandName} vient d’être modifié. Vos autres sessions ont pris fin.`,
    undone: 'Ce mot de passe n’ouvre plus rien : vous en choisirez un autre.',
  },
  email_requested: {
    title: 'Un changement d’adresse e-mail a été demandé',
    sms: 'Un changement de votre adresse e-mail a été demandé',
    text: `Une nouvelle adresse e-mail a été indiquée dans votre espace ${brandName}. Tant qu’elle n’est pas confirmée, nous continuons de vous écrire ici.`,
    named: 'Nouvelle adresse',
    undone: 'Ce changement d’adresse est abandonné.',
  },
  email_changed: {
    title: 'Votre adresse e-mail a été modifiée',
    sms: 'Votre adresse e-mail a été modifiée',
    text: `L’adresse e-mail de votre espace ${brandName} a été remplacée. La nouvelle sert désormais à vous écrire et à vous connecter.`,
    named: 'Nouvelle adresse',
    undone: 'Votre adresse précédente est rétablie.',
  },
  phones_changed: {
    title: 'Vos numéros de téléphone ont été modifiés',
    sms: 'Vos numéros de téléphone ont été modifiés',
    text: `Les numéros de téléphone de votre espace ${brandName} viennent d’être modifiés.`,
    named: 'Numéro',
    undone: 'Vos numéros ne sont pas rétablis : vous pourrez les corriger dans votre profil.',
  },
  passkey_added: {
    title: 'Une clé d’accès a été ajoutée',
    sms: 'Une clé de connexion a été ajoutée',
    text: `Une clé d’accès (passkey) permet désormais de se connecter à votre espace ${brandName} sans mot de passe.`,
    named: 'Clé d’accès',
    undone: 'Cette clé d’accès est supprimée.',
  },
  passkey_removed: {
    title: 'Une clé d’accès a été supprimée',
    sms: 'Une clé de connexion a été supprimée',
    text: `Une clé d’accès (passkey) de votre espace ${brandName} a été supprimée : elle ne permet plus de se connecter.`,
    named: 'Clé d’accès',
    undone: 'La clé supprimée n’est pas rétablie : vous pourrez en ajouter une autre.',
  },
  data_exported: {
    title: dataDownloaded.fr,
    sms: dataDownloaded.fr,
    text: `Une archive de toutes vos données vient d’être téléchargée depuis votre espace ${brandName}, avec votre mot de passe.`,
    undone:
      'Votre mot de passe, que l’on connaît donc, n’ouvre plus rien : vous en choisirez un autre. Ce qui a été téléchargé ne peut pas être repris.',
  },
}

export const noticeFrame = {
  at: 'Quand',
  was_you: 'Si c’était bien vous, vous n’avez rien à faire.',
  was_not_you: (undone: string) =>
    `Ce n’était pas vous ? Protégez votre compte avec le lien ci-dessous. Toutes vos sessions prennent fin et les versements vers un compte bancaire récent sont mis en attente. ${undone} Si, depuis, le mot de passe ou l’adresse e-mail ont été modifiés, ou une clé d’accès ajoutée, cela aussi est annulé. Le lien fonctionne une seule fois, pendant 14 jours.`,
  call: (phone: string) => `Vous pouvez aussi nous appeler au ${phone}.`,
  sms: (what: string, date: string, time: string, phone: string) =>
    `${brandName}. ${what} le ${date} à ${time}. Si ce changement ne vient pas de vous, appelez le ${phone}.`,
}
