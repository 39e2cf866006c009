import type { Language } from '@coussinet/contract/domain/messages.ts'

type Words = Record<
  | 'title'
  | 'lead'
  | 'refresh'
  | 'other_language'
  | 'all'
  | 'list'
  | 'sms'
  | 'email'
  | 'to'
  | 'reply_to'
  | 'attachments'
  | 'as_text'
  | 'links'
  | 'empty'
  | 'empty_facts',
  string
>

export const mailboxWords: Record<Language, Words> = {
  fr: {
    title: 'La boîte aux lettres de la démo',
    lead: 'Les e-mails et les SMS que les adhérents auraient reçus.',
    refresh: 'Actualiser',
    other_language: 'Italiano',
    all: 'Tous les messages',
    list: 'Messages, le plus récent d’abord',
    sms: 'SMS',
    email: 'E-mail',
    to: 'À',
    reply_to: 'Répondre à',
    attachments: 'Pièces jointes :',
    as_text: 'Version texte',
    links: 'Liens du message',
    empty: 'Pas une lettre : le chat fait la sieste dans la boîte',
    empty_facts: 'Demandez un nouveau mot de passe ou changez d’adresse : le message arrive ici en quelques secondes.',
  },
  it: {
    title: 'La cassetta delle lettere della demo',
    lead: 'Le e-mail e gli SMS che i clienti avrebbero ricevuto.',
    refresh: 'Aggiorna',
    other_language: 'Français',
    all: 'Tutti i messaggi',
    list: 'Messaggi, dal più recente',
    sms: 'SMS',
    email: 'E-mail',
    to: 'A',
    reply_to: 'Rispondere a',
    attachments: 'Allegati:',
    as_text: 'Versione testo',
    links: 'Link del messaggio',
    empty: 'Nemmeno una lettera: il gatto dorme nella cassetta',
    empty_facts: 'Chieda una nuova password o cambi indirizzo: il messaggio arriva qui in pochi secondi.',
  },
}
