import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/care-name.ts'

export const shortNames: Draft<typeof french.shortNames> = {
  emergency: 'Spoedconsultatie',
  medication: 'Geneesmiddelen',
  bandage: 'Kleine verzorging',
  hospitalisation: 'Hospitalisatie',
  dental_disease: 'Tandzorg',
  microchip: 'Identificatie',
}
