import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/accounts.ts'

export const notes: Translated<typeof french.notes> = {
  m1: 'ha di tutto: tre animali, richieste in ogni stato',
  m2: 'in italiano, due animali, un documento atteso',
  m3: 'in Belgio, paga con carta (scaduta)',
  m4: 'polizza in preparazione',
  m5: 'in italiano, polizza nuova, ancora senza richieste',
  m6: 'copertura sospesa, premi non pagati',
}
