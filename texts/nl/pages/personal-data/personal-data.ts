import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { dataDownloaded } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../fr/pages/personal-data/personal-data.ts'

export const personalDataMessages: Draft<typeof french.personalDataMessages> = {
  title: 'Mijn persoonsgegevens',
  hint: 'Alles wat we over u bewaren, om mee te nemen.',
  holds:
    'Een archief bundelt uw identiteit en uw contactgegevens, uw dieren, uw contract, uw aanvragen en hun bijlagen, uw premies, uw berichten en de activiteit van uw account: een pagina om te lezen, JSON voor andere software, en uw bestanden zoals u ze hebt verstuurd.',
  download: 'Mijn gegevens downloaden',
  read: 'Mijn gegevens lezen',
  pageTitle: 'Uw gegevens lezen?',
  pageText:
    'Een pagina van uw archief, zonder de bestanden, wordt op uw toestel bewaard. Ze bevat persoonlijke informatie: bevestig dat u het bent.',
  erasureTitle: 'Mijn gegevens wissen',
  erasureFailed: 'We konden uw verzoeken om wissing niet tonen.',
  erasureLoading: 'Uw verzoeken worden geladen',
  dialogTitle: 'Uw gegevens downloaden?',
  dialogText:
    'Het archief bevat persoonlijke informatie: bevestig dat u het bent, en bewaar het op een veilige plaats.',
  password: 'Huidig wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  cancel: 'Annuleren',
  close: 'Sluiten',
  submit: 'Downloaden',
  busy: 'Bezig met voorbereiden',
  saved: `${dataDownloaded.nl}.`,
}
