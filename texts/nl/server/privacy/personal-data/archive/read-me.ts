import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/archive/read-me.ts'

export const omissionReasons: Draft<typeof french.omissionReasons> = {
  secret:
    'Wat een deur opent: wachtwoorden, codes, tokens en sleutels, waarvan we alleen een vingerafdruk bewaren, en de verzegelde inhoud van e-mails en sms’en die onderweg zijn.',
  technical:
    'Wat niets over u zegt: de plaats waar een bestand is opgeborgen (het bestand zelf zit in dit archief) en de vingerafdrukken die dubbels vermijden.',
  others:
    'Wat van anderen is: de contactgegevens en het dier van de personen die u hebt uitgenodigd. Hun voornaam en de stand van hun uitnodiging staan er wel in.',
  passing:
    'Wat voorbijgaat: de tellers die pogingen beperken, en de kopie van de laatste antwoorden, die na 24 uur vergeten is.',
  demonstration: 'Wat alleen op een demonstratieportaal bestaat.',
}

export const readMeWords: Draft<typeof french.readMeWords> = {
  title: `UW GEGEVENS, BIJ ${brandName.toUpperCase()}`,
  holds: (nevg: string, at: string) =>
    `Dit archief bevat wat het portaal bewaart over klantnummer ${nevg}, zoals het was op ${at}.`,
  contents: [
    'mijn-gegevens.html: uw gegevens om te lezen, in een browser of op papier.',
    'data.json: uw gegevens, één lijst per tabel. Bedragen staan in cent, tijdstippen in universele tijd (UTC), dagen worden geschreven als JJJJ-MM-DD.',
    'files/refund-requests: de bijlagen van uw terugbetalingsaanvragen, één map per aanvraag, en die van de berichten in ‘messages’.',
    'files/quotes: de offertes van uw dierenarts, een map per offerte.',
    'files/messages: de bijlagen van uw berichten, één map per bericht.',
    'files/documents: de documenten die uw verzekeraar u heeft bezorgd.',
    'files/mandates: uw domiciliëringsmandaten, zoals u ze kon lezen voordat u ze ondertekende.',
    'files.json: voor elk bestand de regel van data.json waarbij het hoort, zijn SHA-256-vingerafdruk, en “intact” als het wel degelijk het bestand is dat we hadden bewaard.',
  ],
  left: 'WAT ER NIET IN STAAT, EN WAAROM',
  more: 'De andere documenten (attest, afrekeningen, overzichten) worden op uw vraag opgesteld op basis van deze gegevens en worden niet bewaard: u vindt ze in uw klantenzone, op de pagina Mijn contract.',
  stem: 'gegevens',
  name: 'LEESMIJ.txt',
}
