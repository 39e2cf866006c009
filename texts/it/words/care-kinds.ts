import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/care-kinds.ts'

export const careKindNames: Translated<typeof french.careKindNames> = {
  consultation: 'Visita',
  emergency: 'Visita d’urgenza',
  vaccine: 'Vaccinazione',
  blood_test: 'Esame del sangue',
  lab: 'Esame di laboratorio',
  xray: 'Radiografia',
  ultrasound: 'Ecografia',
  medication: 'Farmaci prescritti',
  bandage: 'Medicazione',
  surgery: 'Intervento chirurgico',
  anaesthesia: 'Anestesia',
  hospitalisation: 'Ricovero (per degenza)',
  dental_disease: 'Cure dentali, estrazione',
  dental_scaling: 'Detartrasi',
  sterilisation: 'Sterilizzazione',
  antiparasitic: 'Antiparassitario',
  microchip: 'Applicazione del microchip',
  food: 'Alimenti',
  grooming: 'Toelettatura',
  travel: 'Trasferta',
  hygiene: 'Prodotti per l’igiene',
}
