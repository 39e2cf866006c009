import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/profile/profile.ts'

export const profileMessages: Draft<typeof french.profileMessages> = {
  title: pageNames.profile.nl,
  edit: 'Wijzigen',
  save: 'Bewaren',
  saving: 'Bezig met bewaren',
  cancel: 'Annuleren',
  optional: '(facultatief)',
  none: 'Geen',
  loading: 'Bezig met laden…',
  saved: 'Uw gegevens zijn bewaard.',
  address: { title: 'Adres', hint: 'Het staat op uw contract en uw documenten.' },
  email: { title: 'E-mail', hint: 'Om u aan te melden en onze antwoorden te ontvangen.' },
  phones: { title: 'Telefoonnummers', hint: 'Minstens één nummer, gsm of vast.' },
  password: { title: 'Wachtwoord', hint: 'Als u het wijzigt, worden uw andere sessies gesloten.' },
  language: { title: 'Taal', hint: 'Die van het portaal, van onze e-mails en van onze sms’en.' },
  passkeys: {
    title: 'Toegangssleutels',
    hint: 'Meld u aan met uw vingerafdruk, uw gezicht of de code van uw toestel.',
  },
  sessions: {
    title: 'Aangemelde toestellen',
    hint: 'Waar uw klantenzone open is. Twijfelt u? Meld het toestel af.',
  },
  log: { title: 'Beveiligingsactiviteit', hint: 'De aanmeldingen en wijzigingen van de laatste 12 maanden.' },
  failed: {
    passkeys: 'We konden uw toegangssleutels niet tonen.',
    sessions: 'We konden uw aangemelde toestellen niet tonen.',
    log: 'We konden de activiteit van uw account niet tonen.',
  },
  countries: countryNames.nl,
}
