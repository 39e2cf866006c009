import type { DocumentType } from '@coussinet/contract/documents.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

type Words = {
  refunded: (refunded: string, billed: string) => string
  care: (day: string) => string
  draft: string
  request: string
  /** words that members type for any of the kind */
  called: {
    animal: { cat: string; dog: string }
    refund: string
    receipt: string
    document: Record<DocumentType, string>
    insurer_document: string
  }
}

export const searchWords: Record<Language, Words> = {
  fr: {
    refunded: (refunded, billed) => `${refunded} sur ${billed}`,
    care: (day) => `soins du ${day}`,
    draft: 'Brouillon de demande',
    request: 'Demande de remboursement',
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
      insurer_document: 'document courrier lettre assureur',
    },
  },
  it: {
    refunded: (refunded, billed) => `${refunded} su ${billed}`,
    care: (day) => elided(`cure del ${day}`),
    draft: 'Bozza di richiesta',
    request: 'Richiesta di rimborso',
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
      insurer_document: 'documento lettera assicuratore',
    },
  },
}
