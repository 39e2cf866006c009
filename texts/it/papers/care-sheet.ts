import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { causeNames } from '@coussinet/contract/domain/cause-names.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { documentNames } from '@coussinet/contract/domain/document-names.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/papers/care-sheet.ts'

export const careSheet: Translated<typeof french.careSheet> = {
  title: documentNames.it.feuilles,
  about: 'Un modulo per animale e per motivo. Lo alleghi alla fattura quietanzata del veterinario.',
  required: '* da compilare obbligatoriamente',
  scan: 'Inquadri per inviare il modulo',
  scan_alt: (address) => `Codice QR verso ${address}`,
  or_address: 'o apra questo indirizzo:',
  tracking: requestLabels.it.tracking_reference,
  by_insurer: 'riservato all’assicuratore',
  owner: 'Parte del proprietario',
  nevg: contractLabels.it.nevg,
  contract_number: contractLabels.it.number,
  member_name: 'Cognome e nome',
  member_address: 'Indirizzo',
  formula: 'Formula',
  animal_name: 'Nome dell’animale',
  species_breed_sex: 'Specie, razza, sesso',
  icad: animalLabels.it.identification,
  birth_date: 'Data di nascita',
  reason: 'Motivo',
  reasons: Object.values(causeNames.it).map((cause) => cause.toLowerCase()),
  accident_date: 'Data e circostanze dell’infortunio',
  use_package: 'Da imputare al pacchetto prevenzione',
  owner_signature: 'Data e firma del proprietario',
  vet: 'Parte del veterinario',
  animal_identity_checked: 'Identità verificata (microchip letto)',
  diagnosis: 'Diagnosi o patologia',
  first_symptoms_date: requestLabels.it.first_symptoms,
  related_to_previous: 'Legame con una patologia precedente',
  yes_no: ['no', 'sì, quale:'],
  care_dates: 'Date delle cure',
  acts: 'Prestazioni effettuate e importi IVA inclusa',
  act: 'Prestazione',
  amount: 'Importo IVA inclusa',
  total: 'Totale IVA inclusa',
  surgery: 'Intervento chirurgico, anestesia',
  hospital_days: 'Giorni di ricovero',
  medication: 'Farmaci prescritti o consegnati',
  vet_name_stamp: 'Timbro, nome, numero d’iscrizione all’albo',
  vet_signature: 'Data e firma del veterinario',
}
