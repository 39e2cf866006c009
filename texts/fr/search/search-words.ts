export const searchWords = {
  refunded: (refunded: string, billed: string) => `${refunded} sur ${billed}`,
  care: (day: string) => `soins du ${day}`,
  draft: 'Brouillon de demande',
  request: 'Demande de remboursement',
  quote: 'Devis',
  /** words that members type for any of the kind */
  called: {
    animal: { cat: 'chat animal', dog: 'chien animal' },
    refund: 'remboursement demande facture vétérinaire soins',
    dispute: 'contestation contester contesté désaccord',
    quote: 'devis accord avant soins prise en charge',
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
}
