import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/animals/no-animal.ts'

export const noAnimalMessages: Draft<typeof french.noAnimalMessages> = {
  title: 'Nog geen pootjes hier',
  text: 'Er is geen dier gekoppeld aan uw contract.',
}
