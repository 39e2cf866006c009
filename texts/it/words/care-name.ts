import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/care-name.ts'

export const shortNames: Translated<typeof french.shortNames> = {
  emergency: 'Visita d’urgenza',
  medication: 'Farmaci',
  bandage: 'Medicazione',
  hospitalisation: 'Ricovero',
  dental_disease: 'Cure dentali',
  microchip: 'Microchip',
}
