import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/reauthentication/proof.ts'

export const proofMessages: Draft<typeof french.proofMessages> = {
  title: 'Bent u het wel?',
  text: 'U hebt zich al even geleden aangemeld. Bevestig voor deze wijziging dat u het bent.',
  password: 'Huidig wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  cancel: 'Annuleren',
  close: 'Sluiten',
  submit: 'Bevestigen',
  busy: 'Bezig met nakijken',
  passkey: 'Toegangssleutel gebruiken',
  refused: 'Met deze toegangssleutel konden we u niet herkennen. Gebruik uw wachtwoord.',
  other: 'Wachtwoord vergeten? Meld u af, vraag een link op de aanmeldpagina en kom dan hier terug.',
}
