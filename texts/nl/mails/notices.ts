import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { received, dataDownloaded } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../fr/mails/notices.ts'

export const noticeKinds: Draft<typeof french.noticeKinds> = {
  password_changed: {
    title: received.nl.password,
    sms: received.nl.password,
    text: `Het wachtwoord van uw klantenzone van ${brandName} is net gewijzigd. Uw andere sessies zijn beëindigd.`,
    undone: 'Dit wachtwoord geeft geen toegang meer: u kiest een ander.',
  },
  email_requested: {
    title: 'Er is een wijziging van uw e-mailadres aangevraagd',
    sms: 'Een wijziging van uw e-mailadres is aangevraagd',
    text: `In uw klantenzone van ${brandName} is een nieuw e-mailadres opgegeven. Zolang het niet bevestigd is, blijven we u hier schrijven.`,
    named: 'Nieuw adres',
    undone: 'Deze adreswijziging wordt geannuleerd.',
  },
  email_changed: {
    title: 'Uw e-mailadres is gewijzigd',
    sms: 'Uw e-mailadres is gewijzigd',
    text: `Het e-mailadres van uw klantenzone van ${brandName} is vervangen. Voortaan schrijven we u op het nieuwe adres, en u kunt het gebruiken om u aan te melden.`,
    named: 'Nieuw adres',
    undone: 'Uw vorige adres komt terug.',
  },
  phones_changed: {
    title: 'Uw telefoonnummers zijn gewijzigd',
    sms: 'Uw telefoonnummers zijn gewijzigd',
    text: `De telefoonnummers van uw klantenzone van ${brandName} zijn net gewijzigd.`,
    named: 'Nummer',
    undone: 'Uw vorige nummers komen niet terug: u kunt ze in “Mijn gegevens” verbeteren.',
  },
  passkey_added: {
    title: 'Er is een toegangssleutel toegevoegd',
    sms: 'Een toegangssleutel is toegevoegd',
    text: `Met een toegangssleutel (passkey) kan men zich voortaan zonder wachtwoord aanmelden in uw klantenzone van ${brandName}.`,
    named: 'Toegangssleutel',
    undone: 'Deze toegangssleutel wordt verwijderd.',
  },
  passkey_removed: {
    title: 'Er is een toegangssleutel verwijderd',
    sms: 'Een toegangssleutel is verwijderd',
    text: `Een toegangssleutel (passkey) van uw klantenzone van ${brandName} is verwijderd: hij geeft geen toegang meer.`,
    named: 'Toegangssleutel',
    undone: 'De verwijderde sleutel komt niet terug: u kunt een andere toevoegen.',
  },
  data_exported: {
    title: dataDownloaded.nl,
    sms: dataDownloaded.nl,
    text: `Een archief met al uw gegevens is net gedownload vanuit uw klantenzone van ${brandName}, met uw wachtwoord.`,
    undone:
      'Uw wachtwoord, dat dus bekend is, geeft geen toegang meer: u kiest een ander. Wat gedownload is, kan niet worden teruggehaald.',
  },
}

export const noticeFrame: Draft<typeof french.noticeFrame> = {
  at: 'Wanneer',
  was_you: 'Was u het zelf, dan hoeft u niets te doen.',
  was_not_you: (undone) =>
    `Was u het niet? Bescherm uw account via de link hieronder. Al uw sessies worden beëindigd en de stortingen naar een recente bankrekening worden in de wacht gezet. ${undone} Als intussen het wachtwoord of het e-mailadres gewijzigd is, of een toegangssleutel toegevoegd, wordt ook dat ongedaan gemaakt. De link werkt maar één keer, gedurende 14 dagen.`,
  call: (phone) => `U kunt ons ook bellen op ${phone}.`,
  sms: (what, date, time, phone) =>
    `${brandName}. ${what} op ${date} om ${time} uur. Was u het niet, bel dan ${phone}.`,
}
