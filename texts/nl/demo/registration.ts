import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/registration.ts'

export const registrationWords: Draft<typeof french.registrationWords> = {
  title: 'Demo van een kaartregistratie',
  lead: 'Deze pagina speelt de rol van de betaaldienstverlener. Kies de kaart die u zou hebben ingevoerd.',
  heading: 'Welke kaart registreren?',
  text: 'Deze kaarten bestaan niet: er wordt niets afgehouden.',
  warning: 'Voer geen kaartnummer in: niets vraagt er hier om.',
  cards: { visa: 'Een Visakaart', mastercard: 'Een Mastercard', expired: 'Een vervallen Visakaart' },
  expires: 'vervalt eind',
  expired: 'is vervallen eind',
  refuse: 'De kaart wordt geweigerd',
  leave: 'De pagina verlaten',
  back: 'Terug naar de klantenzone',
  over: 'Deze registratie staat niet meer open.',
  chosen: 'Er is al een kaart gekozen.',
}
