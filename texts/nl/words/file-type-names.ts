import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/file-type-names.ts'

export const fileTypeNames: Draft<typeof french.fileTypeNames> = {
  invoice: 'Factuur',
  'care-sheet': 'Zorgformulier',
  certificate: 'Attest',
  'surgery-report': 'Operatieverslag',
  'x-ray': 'Röntgenfoto',
  'medical-history': 'Medisch dossier',
  other: 'Ander document',
}
