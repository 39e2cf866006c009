import { plural } from '../grammar.ts'
import { countryNames } from './contract-words.ts'
import { received } from './form-words.ts'
import { pageNames } from './page-words.ts'

export const offerMessages = {
  title: 'La prochaine fois, sans mot de passe',
  text: 'Créez une clé d’accès : vous entrerez avec votre empreinte, votre visage ou le code de cet appareil.',
  make: 'Créer une clé d’accès',
  busy: 'Création en cours',
  later: 'Plus tard',
  close: 'Fermer',
  made: 'Votre clé d’accès est prête. Vous la retrouvez dans vos informations.',
  held_already: 'Cet appareil a déjà une clé d’accès pour votre espace.',
  too_late: 'Pour votre sécurité, créez-la depuis vos informations, avec votre mot de passe.',
  failed: 'Cet appareil n’a pas pu créer de clé d’accès.',
  unnamed: 'Mon appareil',
}

export const passwordMessages = {
  current: 'Mot de passe actuel',
  submit: 'Changer le mot de passe',
  submitting: 'Changement en cours',
  changed: `${received.password}.`,
  others: 'Vos autres appareils seront déconnectés, et nous vous préviendrons par e-mail.',
  none: 'Vous n’avez pas de mot de passe : vous vous connectez avec un compte relié. Nous pouvons vous envoyer par e-mail un lien pour en choisir un.',
  sendLink: 'Recevoir le lien',
  sendingLink: 'Envoi en cours',
  linkSent: 'Le lien arrive par e-mail dans quelques minutes.',
}

export const profileMessages = {
  title: pageNames.profile,
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  optional: '(facultatif)',
  none: 'Aucun',
  loading: 'Chargement en cours…',
  saved: 'Vos informations sont enregistrées.',
  address: { title: 'Adresse', hint: 'Elle figure sur votre contrat et vos documents.' },
  email: { title: 'E-mail', hint: 'Pour vous connecter et recevoir nos réponses.' },
  phones: { title: 'Téléphones', hint: 'Un numéro au moins, mobile ou fixe.' },
  password: { title: 'Mot de passe', hint: 'Le changer ferme vos autres sessions.' },
  language: { title: 'Langue', hint: 'Celle du portail, de nos e-mails et de nos SMS.' },
  passkeys: {
    title: 'Clés d’accès',
    hint: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil.',
  },
  identities: {
    title: 'Comptes reliés',
    hint: 'Pour vous connecter sans mot de passe, par un service que vous utilisez déjà.',
  },
  sessions: {
    title: 'Appareils connectés',
    hint: 'Là où votre espace est ouvert. Un doute ? Déconnectez l’appareil.',
  },
  log: { title: 'Activité de sécurité', hint: 'Les connexions et les changements de vos 12 derniers mois.' },
  failed: {
    passkeys: 'Nous n’avons pas pu afficher vos clés d’accès.',
    identities: 'Nous n’avons pas pu afficher vos comptes reliés.',
    sessions: 'Nous n’avons pas pu afficher vos appareils connectés.',
    log: 'Nous n’avons pas pu afficher l’activité de votre compte.',
  },
  countries: countryNames,
}

export const tabMessages = {
  label: 'Mon compte',
  profile: pageNames.profile,
  contract: 'Contrat',
  paymentMethods: pageNames.payment_methods,
  receipts: pageNames.receipts,
  unpaid: (count: number) => plural(count, ` (${count} pas encore payée)`, ` (${count} pas encore payées)`, 'fr'),
}

export const relativeTime = {
  now: 'à l’instant',
  today: (time: string) => `aujourd’hui ${time}`,
  yesterday: (time: string) => `hier ${time}`,
  on: (day: string) => `le ${day}`,
}

export const logMessages = {
  empty: 'Rien à signaler : ce qui touche à la sécurité de votre compte s’inscrira ici.',
  more: 'Afficher la suite',
  network: (network: string) => `réseau ${network}`,
}

const ways: Readonly<Record<string, string>> = {
  password: 'Connexion avec le mot de passe',
  passkey: 'Connexion avec une clé d’accès',
  recovery: 'Connexion après un nouveau mot de passe',
  activation: 'Première connexion',
  transfer: 'Connexion par un lien',
  continuation: 'Connexion du téléphone par un code, pour continuer une demande',
  provider: 'Connexion par un service de connexion',
}

export const eventSentences = {
  signed_in: (way: string) => ways[way] ?? 'Connexion',
  signed_out: 'Déconnexion',
  session_ended: 'Appareil déconnecté',
  session_stolen: 'Session fermée par précaution : elle semblait ouverte à deux endroits',
  password_changed: 'Mot de passe modifié',
  email_requested: (email: string) => `Nouvelle adresse e-mail demandée${email && ` : ${email}`}`,
  email_changed: (email: string) => `Adresse e-mail modifiée${email && ` : ${email}`}`,
  phones_changed: (phones: string) => `Téléphones modifiés${phones && ` : ${phones}`}`,
  address_changed: 'Adresse postale modifiée',
  passkey_added: (name: string) => `Clé d’accès ajoutée${name && ` : ${name}`}`,
  passkey_removed: (name: string) => `Clé d’accès supprimée${name && ` : ${name}`}`,
  identity_linked: (name: string) => `Compte relié pour la connexion${name && ` : ${name}`}`,
  identity_unlinked: (name: string) => `Compte de connexion retiré${name && ` : ${name}`}`,
  calendar_made: 'Adresse privée de calendrier créée',
  calendar_revoked: 'Adresse privée de calendrier supprimée',
  invoice_address_made: 'Adresse privée pour vos factures créée',
  invoice_address_revoked: 'Adresse privée pour vos factures supprimée',
  vet_link_made: 'Lien pour votre vétérinaire créé',
  vet_link_revoked: 'Lien pour votre vétérinaire retiré',
  vet_link_sent: 'Documents reçus de votre vétérinaire',
  push_subscribed: 'Notifications activées sur un appareil',
  push_ended: 'Notifications désactivées sur un appareil',
  account_frozen: 'Compte mis en sécurité, à votre demande',
  mandate_signed: (account: string) => `Mandat de prélèvement signé${account && ` : ${account}`}`,
  refund_account_changed: (account: string) => `Compte des remboursements modifié${account && ` : ${account}`}`,
  refund_account_released: (account: string) => `Attente des remboursements levée${account && ` : ${account}`}`,
  card_registered: (card: string) => `Carte enregistrée pour les cotisations${card && ` : ${card}`}`,
  due_day_changed: (day: string) => `Jour de prélèvement modifié${day && ` : le ${day}`}`,
  data_exported: 'Données personnelles téléchargées',
}

export const sessionMessages = {
  device: { computer: 'Ordinateur', phone: 'Téléphone', tablet: 'Tablette', other: 'Appareil inconnu' },
  network: (network: string) => `réseau ${network}`,
  thisDevice: 'Cet appareil',
  inUse: 'Utilisé en ce moment',
  lastUsed: (when: string) => `Dernière utilisation ${when}`,
  end: 'Déconnecter',
  endOf: (device: string) => `Déconnecter ${device}`,
  endOthers: 'Déconnecter tous les autres appareils',
  alone: 'Votre espace n’est ouvert sur aucun autre appareil.',
  endTitle: 'Déconnecter cet appareil ?',
  endText: (device: string) => `${device} : il faudra s’y connecter à nouveau.`,
  othersTitle: 'Déconnecter tous les autres appareils ?',
  othersText: 'Il faudra s’y connecter à nouveau. Celui-ci reste connecté.',
  keep: 'Les garder',
  keepOne: 'Le garder',
  ended: 'L’appareil est déconnecté.',
  othersEnded: 'Les autres appareils sont déconnectés.',
}

export const contactMessages = {
  newEmailHint: 'Nous enverrons un lien à la nouvelle adresse : elle remplacera l’actuelle une fois le lien suivi.',
  pending:
    'attend votre confirmation. Suivez le lien que nous y avons envoyé ; d’ici là, l’adresse actuelle reste valable.',
  sendAgain: 'Envoyer à nouveau',
  againSoon: (seconds: number) => `Un nouvel envoi sera possible dans ${seconds} s.`,
  sending: 'Envoi en cours',
  cancelChange: 'Annuler le changement',
  confirm: 'Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.',
  kept: (email: string) => `Votre adresse reste ${email}.`,
  mobile: 'Mobile',
  landline: 'Téléphone fixe',
  landlineShort: 'Fixe',
  countryOf: { mobile: 'Pays du mobile', landline: 'Pays du fixe' },
}

export const automaticPasskeyMessages = {
  label: 'Ce navigateur peut créer une clé d’accès de lui-même',
  hint: 'Après une connexion avec le mot de passe, sans rien vous demander. Vous en êtes averti par e-mail.',
}

export const passkeyMessages = {
  none: 'Aucune clé d’accès pour l’instant. Avec elle, plus de mot de passe à taper, ni à se faire voler.',
  impossible: 'Cet appareil ou ce navigateur ne permet pas de créer une clé d’accès.',
  add: 'Ajouter une clé d’accès',
  create: 'Créer la clé d’accès',
  creating: 'Création en cours',
  cancel: 'Annuler',
  name: 'Nom de la clé d’accès',
  nameHint: 'Pour la reconnaître dans cette liste, par exemple le nom de l’appareil.',
  created: (day: string) => `Créée le ${day}`,
  used: (when: string) => `utilisée ${when}`,
  unused: 'jamais utilisée',
  rename: (name: string) => `Renommer ${name}`,
  renameSubmit: 'Renommer',
  renaming: 'Enregistrement',
  remove: (name: string) => `Supprimer ${name}`,
  removeTitle: (name: string) => `Supprimer « ${name} » ?`,
  removeText: 'Cette clé d’accès n’ouvrira plus votre espace. Pensez à l’effacer aussi de l’appareil qui la garde.',
  removeYes: 'Supprimer',
  keep: 'La garder',
  added: 'Votre clé d’accès est prête.',
  removed: 'La clé d’accès est supprimée.',
  renamed: 'La clé d’accès est renommée.',
  held: 'Cet appareil garde déjà une clé d’accès pour votre compte.',
  tooMany: 'Vous avez déjà dix clés d’accès. Supprimez-en une pour en ajouter une autre.',
}
