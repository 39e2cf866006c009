import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/download-button.ts'

export const words: Translated<typeof french.words> = {
  download: 'Scarica',
  busy: 'Download in corso',
  named: (verb: string, name: string) => `${verb}: ${name}`,
}
