import type { SecurityEvent } from '@coussinet/contract/security.ts'
export const logMessages = {
  empty: 'Rien à signaler : ce qui touche à la sécurité de votre compte s’inscrira ici.',
  more: 'Afficher la suite',
  loadingMore: 'Chargement',
  network: (network: string) => `réseau ${network}`,
}

const ways: Readonly<Record<string, string>> = {
  password: 'Connexion avec le mot de passe',
  passkey: 'Connexion avec une clé d’accès',
  recovery: 'Connexion après un nouveau mot de passe',
  activation: 'Première connexion',
  transfer: 'Connexion par un lien',
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
  calendar_made: 'Adresse privée de calendrier créée',
  calendar_revoked: 'Adresse privée de calendrier supprimée',
  account_frozen: 'Compte mis en sécurité, à votre demande',
  mandate_signed: (account: string) => `Mandat de prélèvement signé${account && ` : ${account}`}`,
  refund_account_changed: (account: string) => `Compte des remboursements modifié${account && ` : ${account}`}`,
  refund_account_released: (account: string) => `Attente des remboursements levée${account && ` : ${account}`}`,
  card_registered: (card: string) => `Carte enregistrée pour les cotisations${card && ` : ${card}`}`,
  due_day_changed: (day: string) => `Jour de prélèvement modifié${day && ` : le ${day}`}`,
  data_exported: 'Données personnelles téléchargées',
} satisfies Record<SecurityEvent, string | ((detail: string) => string)>
