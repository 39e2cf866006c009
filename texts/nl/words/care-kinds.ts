import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/care-kinds.ts'

export const careKindNames: Draft<typeof french.careKindNames> = {
  consultation: 'Consultatie',
  emergency: 'Spoedconsultatie',
  vaccine: 'Vaccinatie',
  blood_test: 'Bloedonderzoek',
  lab: 'Laboratoriumonderzoek',
  xray: 'Röntgenfoto',
  ultrasound: 'Echografie',
  medication: 'Voorgeschreven geneesmiddelen',
  bandage: 'Verband, kleine verzorging',
  surgery: 'Chirurgie',
  anaesthesia: 'Anesthesie',
  hospitalisation: 'Hospitalisatie (per verblijf)',
  dental_disease: 'Tandzorg, extractie',
  dental_scaling: 'Tandsteenverwijdering',
  sterilisation: 'Sterilisatie',
  antiparasitic: 'Antiparasitair middel',
  microchip: 'Identificatie met chip',
  food: 'Voeding',
  grooming: 'Vachtverzorging',
  travel: 'Verplaatsing',
  hygiene: 'Hygiëneproducten',
}
