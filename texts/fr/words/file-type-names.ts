import type { FileType } from '@coussinet/contract/fields.ts'

export const fileTypeNames = {
  invoice: 'Facture',
  'care-sheet': 'Feuille de soins',
  certificate: 'Certificat',
  'surgery-report': 'Compte rendu opératoire',
  'x-ray': 'Radiographie',
  'medical-history': 'Dossier médical',
  other: 'Autre document',
} satisfies Record<FileType, string>
