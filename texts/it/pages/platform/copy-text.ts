import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/copy-text.ts'

export const words: Translated<typeof french.words> = {
  copied: 'Copiato.',
  failed: 'La copia non è riuscita. Selezioni il testo per copiarlo.',
}
