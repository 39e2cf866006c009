import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/copy-text.ts'

export const words: Draft<typeof french.words> = {
  copied: 'Gekopieerd.',
  failed: 'Het kopiëren is niet gelukt. Selecteer de tekst om hem te kopiëren.',
}
