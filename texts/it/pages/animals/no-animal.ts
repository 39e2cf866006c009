import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/animals/no-animal.ts'

export const noAnimalMessages: Translated<typeof french.noAnimalMessages> = {
  title: 'Ancora nessuna zampa qui',
  text: 'Nessun animale è collegato alla Sua polizza.',
}
