import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/accounts.ts'

export const notes: Draft<typeof french.notes> = {
  m1: 'heeft van alles: drie dieren, aanvragen in elke status',
  m2: 'in het Italiaans, twee dieren, er wordt een document verwacht',
  m3: 'in België, betaalt met een kaart (vervallen)',
  m4: 'contract in voorbereiding',
  m5: 'in het Italiaans, gloednieuw contract, nog niets',
  m6: 'waarborgen geschorst, onbetaalde premies',
}
