import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/file-type-names.ts'

export const fileTypeNames: Translated<typeof french.fileTypeNames> = {
  invoice: 'Fattura',
  'care-sheet': 'Modulo di cura',
  certificate: 'Certificato',
  'surgery-report': 'Verbale operatorio',
  'x-ray': 'Radiografia',
  'medical-history': 'Cartella clinica',
  other: 'Altro documento',
}
