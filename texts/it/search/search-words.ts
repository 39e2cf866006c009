import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/search/search-words.ts'

export const searchWords: Translated<typeof french.searchWords> = {
  refunded: (refunded: string, billed: string) => `${refunded} su ${billed}`,
  care: (day: string) => elided(`cure del ${day}`),
  draft: 'Bozza di richiesta',
  request: 'Richiesta di rimborso',
  quote: 'Preventivo',
  called: {
    animal: { cat: 'gatto animale', dog: 'cane animale' },
    refund: 'rimborso richiesta pratica fattura veterinario cure',
    dispute: 'contestazione contestare contestata disaccordo',
    quote: 'preventivo accordo prima delle cure',
    receipt: 'premio quietanza addebito bolletta ricevuta rata',
    document: {
      cgv: 'CGA regole garanzie esclusioni',
      cgv2: 'assistenza',
      ipid: 'DIP IPID',
      ipid2: 'DIP IPID assistenza',
      contrat: 'attestato certificato prova assicurazione contratto',
      mandate: 'mandato SEPA SDD IBAN',
      rgpd: 'GDPR dati personali riservatezza',
      indexation: 'aumento prezzo tariffa adeguamento',
      feuilles: 'modulo veterinario cure',
    },
    insurer_document: 'documento lettera assicuratore',
  },
}
