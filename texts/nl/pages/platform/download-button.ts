import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/download-button.ts'

export const words: Draft<typeof french.words> = {
  download: 'Downloaden',
  busy: 'Bezig met downloaden',
  named: (verb: string, name: string) => `${verb}: ${name}`,
}
