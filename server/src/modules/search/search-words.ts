import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import type { DocumentType } from '@coussinet/contract/documents.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import type { RefundStatus } from '@coussinet/contract/refund-requests.ts'
import type { Language } from '#platform/texts.ts'

type Words = {
  status: Record<RefundStatus, string>
  paid: string
  refunded: (refunded: string, billed: string) => string
  care: (day: string) => string
  draft: string
  request: string
  receipt: (month: string) => string
  receiptStatus: Record<Receipt['status'], string>
  /** what members type for any of the kind */
  called: {
    animal: { cat: string; dog: string }
    refund: string
    receipt: string
    document: Record<DocumentType, string>
  }
}

export const searchWords: Record<Language, Words> = {
  fr: {
    status: {
      draft: 'Brouillon',
      pending: 'En attente',
      processing: 'En cours de traitement',
      'action-required': 'Documents attendus',
      'action-done': 'En attente',
      accepted: 'Accepté',
      rejected: 'Refusé',
    },
    paid: 'Remboursé',
    refunded: (refunded, billed) => `${refunded} sur ${billed}`,
    care: (day) => `soins du ${day}`,
    draft: 'Brouillon de demande',
    request: 'Demande de remboursement',
    receipt: (month) => `Cotisation ${deName(month)}`,
    receiptStatus: { paid: 'Payée', declined: 'Prélèvement refusé', upcoming: 'À venir' },
    called: {
      animal: { cat: 'chat animal', dog: 'chien animal' },
      refund: 'remboursement demande facture vétérinaire soins',
      receipt: 'cotisation quittance prélèvement facture reçu',
      document: {
        cgv: 'CGV règles garanties exclusions',
        cgv2: 'assistance',
        ipid: 'IPID',
        ipid2: 'IPID assistance',
        contrat: 'attestation preuve assurance contrat',
        mandate: 'mandat SEPA RIB IBAN',
        rgpd: 'RGPD vie privée confidentialité',
        indexation: 'augmentation prix tarif révision',
        feuilles: 'formulaire vétérinaire soins',
      },
    },
  },
  it: {
    status: {
      draft: 'Bozza',
      pending: 'In attesa',
      processing: 'In lavorazione',
      'action-required': 'Documenti richiesti',
      'action-done': 'In attesa',
      accepted: 'Accettato',
      rejected: 'Rifiutato',
    },
    paid: 'Rimborsato',
    refunded: (refunded, billed) => `${refunded} su ${billed}`,
    care: (day) => elided(`cure del ${day}`),
    draft: 'Bozza di richiesta',
    request: 'Richiesta di rimborso',
    receipt: (month) => `Premio di ${month}`,
    receiptStatus: { paid: 'Pagata', declined: 'Addebito respinto', upcoming: 'In arrivo' },
    called: {
      animal: { cat: 'gatto animale', dog: 'cane animale' },
      refund: 'rimborso richiesta pratica fattura veterinario cure',
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
    },
  },
}
