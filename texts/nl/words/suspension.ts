import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/suspension.ts'

export const suspension: Draft<typeof french.suspension> = {
  since: (day: string) => `Waarborgen geschorst sinds ${day}`,
  resumes: (day: string, is_noon: boolean) => `uw waarborgen gelden opnieuw vanaf ${day}${is_noon ? ' om 12 uur' : ''}`,
}
