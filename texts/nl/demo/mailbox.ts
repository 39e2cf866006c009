import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/mailbox.ts'

export const mailboxWords: Draft<typeof french.mailboxWords> = {
  title: 'De mailbox van de demo',
  lead: 'De e-mails en sms’en die de klanten zouden hebben gekregen.',
  refresh: 'Vernieuwen',
  all: 'Alle berichten',
  list: 'Berichten, het nieuwste eerst',
  sms: 'Sms',
  email: 'E-mail',
  to: 'Aan',
  reply_to: 'Antwoorden aan',
  attachments: 'Bijlagen:',
  as_text: 'Tekstversie',
  links: 'Links in het bericht',
  empty: 'Nog geen berichten: de kat doet een dutje in de mailbox',
  empty_facts: 'Vraag een nieuw wachtwoord of wijzig een adres: het bericht komt hier binnen enkele seconden aan.',
}
