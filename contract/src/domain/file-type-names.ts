import type { FileType } from '../fields.ts'
import { messages } from './messages.ts'

/** Kinds of documents of a request. */
export const fileTypeNames = messages({
  fr: {
    invoice: 'Facture',
    'care-sheet': 'Feuille de soins',
    certificate: 'Certificat',
    'surgery-report': 'Compte rendu opératoire',
    'x-ray': 'Radiographie',
    'medical-history': 'Dossier médical',
    other: 'Autre document',
  } satisfies Record<FileType, string>,
  it: {
    invoice: 'Fattura',
    'care-sheet': 'Modulo di cura',
    certificate: 'Certificato',
    'surgery-report': 'Verbale operatorio',
    'x-ray': 'Radiografia',
    'medical-history': 'Cartella clinica',
    other: 'Altro documento',
  },
})
