import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/home/home.ts'

export const homeMessages: Translated<typeof french.homeMessages> = {
  hello: (firstname: string) => `Buongiorno ${firstname}`,
  due: amountDue.it.left,
  heroTitle: 'Una fattura del veterinario?',
  heroText: (soon: string) => `La fotografi o scelga il PDF. Risposta ${soon}.`,
  endedTitle: 'Una fattura di prima della fine della polizza?',
  leftTitle: 'Una fattura ancora da inviarci?',
  endedText: (day: string) => elided(`Le cure ricevute fino al ${day} sono ancora rimborsabili.`),
  ask: 'Invia una fattura',
  formats: 'PDF, JPG, PNG o HEIC, massimo 5 MB',
  underWay: 'Richieste in corso',
  seeAll: 'Vedi tutto',
  animals: 'I Suoi animali',
  loading: 'Caricamento in corso…',
  load: {
    requests: 'Non è stato possibile caricare le Sue richieste in corso.',
    animals: 'Non è stato possibile caricare i Suoi animali.',
  },
}
