import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/passkeys/passkey-offer.ts'

export const offerMessages: Draft<typeof french.offerMessages> = {
  title: 'De volgende keer zonder wachtwoord',
  text: 'Maak een toegangssleutel aan: u komt dan binnen met uw vingerafdruk, uw gezicht of de code van dit toestel.',
  make: 'Toegangssleutel aanmaken',
  busy: 'Bezig met aanmaken',
  later: 'Later',
  close: 'Sluiten',
  made: 'Uw toegangssleutel is klaar. U vindt hem terug in uw gegevens.',
  held_already: 'Dit toestel heeft al een toegangssleutel voor uw klantenzone.',
  too_late: 'Maak hem voor uw veiligheid aan vanuit uw gegevens, met uw wachtwoord.',
  failed: 'Dit toestel kon geen toegangssleutel aanmaken.',
  unnamed: 'Mijn toestel',
}
