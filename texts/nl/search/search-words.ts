import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/search/search-words.ts'

export const searchWords: Draft<typeof french.searchWords> = {
  refunded: (refunded: string, billed: string) => `${refunded} van ${billed}`,
  care: (day: string) => `zorgen op ${day}`,
  draft: 'Concept van aanvraag',
  request: 'Terugbetalingsaanvraag',
  quote: 'Offerte',
  called: {
    animal: { cat: 'kat dier', dog: 'hond dier' },
    refund: 'terugbetaling aanvraag factuur dierenarts zorgen',
    dispute: 'betwisting betwisten betwist niet akkoord',
    quote: 'offerte bestek akkoord vooraf',
    receipt: 'premie kwitantie afhouding domiciliëring factuur ontvangstbewijs',
    document: {
      cgv: 'voorwaarden regels waarborgen uitsluitingen',
      cgv2: 'bijstand',
      ipid: 'IPID',
      ipid2: 'IPID bijstand',
      contrat: 'attest bewijs verzekering contract polis',
      mandate: 'mandaat SEPA domiciliëring IBAN',
      rgpd: 'AVG GDPR privacy vertrouwelijkheid',
      indexation: 'verhoging prijs tarief herziening',
      feuilles: 'formulier dierenarts zorgen',
    },
    insurer_document: 'document brief verzekeraar',
  },
}
