import { shownAccount } from '@coussinet/contract/domain/format-account.ts'
import { type Language, messages } from '@coussinet/contract/domain/messages.ts'
import type { SecurityEvent } from '@coussinet/contract/security.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/security-log.ts'
import * as it from '@coussinet/texts/it/pages/profile/security-log.ts'

export const logMessages = messages({ fr: fr.logMessages, it: it.logMessages })

type Sentence = string | ((detail: string) => string)

const ways: Record<Language, Record<string, string>> = {
  fr: {
    password: 'Connexion avec le mot de passe',
    passkey: 'Connexion avec une clé d’accès',
    recovery: 'Connexion après un nouveau mot de passe',
    activation: 'Première connexion',
    transfer: 'Connexion par un lien',
  },
  it: {
    password: 'Accesso con la password',
    passkey: 'Accesso con una passkey',
    recovery: 'Accesso dopo una nuova password',
    activation: 'Primo accesso',
    transfer: 'Accesso tramite un link',
  },
}

const sentences: Record<Language, Record<SecurityEvent, Sentence>> = {
  fr: {
    signed_in: (way) => ways.fr[way] ?? 'Connexion',
    signed_out: 'Déconnexion',
    session_ended: 'Appareil déconnecté',
    session_stolen: 'Session fermée par précaution : elle semblait ouverte à deux endroits',
    password_changed: 'Mot de passe modifié',
    email_requested: (email) => `Nouvelle adresse e-mail demandée${email && ` : ${email}`}`,
    email_changed: (email) => `Adresse e-mail modifiée${email && ` : ${email}`}`,
    phones_changed: (phones) => `Téléphones modifiés${phones && ` : ${phones}`}`,
    address_changed: 'Adresse postale modifiée',
    passkey_added: (name) => `Clé d’accès ajoutée${name && ` : ${name}`}`,
    passkey_removed: (name) => `Clé d’accès supprimée${name && ` : ${name}`}`,
    calendar_made: 'Adresse privée de calendrier créée',
    calendar_revoked: 'Adresse privée de calendrier supprimée',
    account_frozen: 'Compte mis en sécurité, à votre demande',
    mandate_signed: (account) => `Mandat de prélèvement signé${account && ` : ${account}`}`,
    refund_account_changed: (account) => `Compte des remboursements modifié${account && ` : ${account}`}`,
    refund_account_released: (account) => `Attente des remboursements levée${account && ` : ${account}`}`,
    card_registered: (card) => `Carte enregistrée pour les cotisations${card && ` : ${card}`}`,
    due_day_changed: (day) => `Jour de prélèvement modifié${day && ` : le ${day}`}`,
    data_exported: 'Données personnelles téléchargées',
  },
  it: {
    signed_in: (way) => ways.it[way] ?? 'Accesso',
    signed_out: 'Uscita',
    session_ended: 'Dispositivo disconnesso',
    session_stolen: 'Sessione chiusa per precauzione: sembrava aperta in due luoghi',
    password_changed: 'Password modificata',
    email_requested: (email) => `Nuovo indirizzo e-mail richiesto${email && `: ${email}`}`,
    email_changed: (email) => `Indirizzo e-mail modificato${email && `: ${email}`}`,
    phones_changed: (phones) => `Telefoni modificati${phones && `: ${phones}`}`,
    address_changed: 'Indirizzo postale modificato',
    passkey_added: (name) => `Passkey aggiunta${name && `: ${name}`}`,
    passkey_removed: (name) => `Passkey rimossa${name && `: ${name}`}`,
    calendar_made: 'Indirizzo privato del calendario creato',
    calendar_revoked: 'Indirizzo privato del calendario eliminato',
    account_frozen: 'Account messo in sicurezza, su Sua richiesta',
    mandate_signed: (account) => `Mandato di addebito firmato${account && `: ${account}`}`,
    refund_account_changed: (account) => `Conto dei rimborsi modificato${account && `: ${account}`}`,
    refund_account_released: (account) => `Attesa dei rimborsi tolta${account && `: ${account}`}`,
    card_registered: (card) => `Carta registrata per i premi${card && `: ${card}`}`,
    due_day_changed: (day) => `Giorno dell’addebito modificato${day && `: ${day}`}`,
    data_exported: 'Dati personali scaricati',
  },
}

/** Sentence of an event; `detail` is the way of a sign-in, the contact or the account concerned, masked, or the day of the debits. */
export function eventSentence(event: SecurityEvent, detail: string | null, language: Language): string {
  const sentence = sentences[language][event]
  // Accounts are shown as on every other page.
  const shown = detail !== null && /^[A-Z]{2}\d{2}\s\*/.test(detail) ? shownAccount(detail) : (detail ?? '')
  return typeof sentence === 'string' ? sentence : sentence(shown)
}
