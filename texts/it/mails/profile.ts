import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/profile.ts'

export const addressToConfirm: Translated<typeof french.addressToConfirm> = {
  title: 'Confermi il nuovo indirizzo e-mail',
  text: `Ha chiesto che ${brandName} Le scriva a questo indirizzo, con il quale potrà anche accedere alla Sua area personale. Confermi che è davvero il Suo.`,
  confirm: 'Conferma l’indirizzo',
  notes: [
    'Il link funziona una sola volta, per 24 ore. Fino ad allora resta valido l’indirizzo attuale.',
    'Se non ha chiesto nulla, ignori questo messaggio: non cambierà nulla.',
  ],
}

export const addressInUse: Translated<typeof french.addressInUse> = {
  subject: 'Il Suo indirizzo e-mail è già in uso',
  title: 'Qualcuno ha chiesto di usare il Suo indirizzo e-mail',
  paragraphs: [
    `Qualcuno ha chiesto di usare questo indirizzo per un’area personale ${brandName}. È già associato a un account: non è cambiato nulla.`,
    'Se la richiesta viene da Lei, scelga un altro indirizzo. Altrimenti non deve fare nulla.',
  ],
}
