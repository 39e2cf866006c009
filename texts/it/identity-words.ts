import type * as french from '../fr/identity-words.ts'
import type { Translated } from '../messages.ts'

export const providerReasons: Translated<typeof french.providerReasons> = {
  provider_down: 'Questo servizio di accesso non risponde. Riprovi più tardi oppure acceda con la Sua password.',
  provider_answer: 'Non è stato possibile verificare la risposta di questo servizio di accesso. Ripeta l’accesso.',
  authentication_too_old: 'Questo servizio non Le ha chiesto di identificarsi di nuovo. Usi la Sua password.',
  level_too_low: 'Il Suo account presso questo servizio non ha il livello di sicurezza richiesto.',
  identity_in_use: 'Questo account dà già accesso a un’altra area personale. Ci contatti se non è la Sua.',
  identity_differs: 'Non è l’account collegato alla Sua area personale.',
  identities_limit: 'Ha già collegato {limit} account, il massimo. Ne rimuova uno per collegarne un altro.',
}
