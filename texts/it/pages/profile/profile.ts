import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/profile/profile.ts'

export const profileMessages: Translated<typeof french.profileMessages> = {
  title: pageNames.profile.it,
  edit: 'Modifica',
  save: 'Salva',
  saving: 'Salvataggio',
  cancel: 'Annulla',
  optional: '(facoltativo)',
  none: 'Nessuno',
  loading: 'Caricamento in corso…',
  saved: 'Le Sue informazioni sono state salvate.',
  address: { title: 'Indirizzo', hint: 'Compare sulla polizza e sui Suoi documenti.' },
  email: { title: 'E-mail', hint: 'Per accedere e ricevere le nostre risposte.' },
  phones: { title: 'Telefoni', hint: 'Almeno un numero, cellulare o fisso.' },
  password: { title: 'Password', hint: 'Cambiandola, le altre sessioni vengono chiuse.' },
  language: { title: 'Lingua', hint: 'Quella del portale, delle e-mail e degli SMS.' },
  passkeys: { title: 'Passkey', hint: 'Acceda con l’impronta, il volto o il codice del Suo dispositivo.' },
  sessions: {
    title: 'Dispositivi connessi',
    hint: 'Dove la Sua area è aperta. Ha un dubbio? Disconnetta il dispositivo.',
  },
  log: { title: 'Attività di sicurezza', hint: 'Gli accessi e le modifiche degli ultimi 12 mesi.' },
  failed: {
    passkeys: 'Non è stato possibile caricare le Sue passkey.',
    sessions: 'Non è stato possibile caricare i Suoi dispositivi connessi.',
    log: 'Non è stato possibile caricare l’attività del Suo account.',
  },
  countries: countryNames.it,
}
