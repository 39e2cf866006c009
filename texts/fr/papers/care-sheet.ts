import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { causeNames } from '@coussinet/contract/domain/cause-names.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { documentNames } from '@coussinet/contract/domain/document-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

// domain rules §5.7
export const careSheet = {
  title: documentNames.fr.feuilles,
  about: 'Une feuille par animal et par motif. Joignez-la à la facture acquittée du vétérinaire.',
  required: '* à remplir obligatoirement',
  scan: 'Scannez pour envoyer cette feuille',
  scan_alt: (address: string) => `Code QR vers ${address}`,
  or_address: 'ou ouvrez cette adresse :',
  tracking: requestLabels.fr.tracking_reference,
  by_insurer: 'réservé à l’assureur',
  owner: 'Partie propriétaire',
  nevg: contractLabels.fr.nevg,
  contract_number: contractLabels.fr.number,
  member_name: 'Nom et prénom',
  member_address: 'Adresse',
  formula: 'Formule',
  animal_name: 'Nom de l’animal',
  species_breed_sex: 'Espèce, race, sexe',
  icad: animalLabels.fr.identification,
  birth_date: 'Date de naissance',
  reason: 'Motif',
  reasons: Object.values(causeNames.fr).map((cause) => cause.toLowerCase()),
  accident_date: 'Date et circonstances de l’accident',
  use_package: 'Affecter au forfait prévention',
  owner_signature: 'Date et signature du propriétaire',
  vet: 'Partie vétérinaire',
  animal_identity_checked: 'Identité de l’animal vérifiée (puce lue)',
  diagnosis: 'Diagnostic ou affection',
  first_symptoms_date: requestLabels.fr.first_symptoms,
  related_to_previous: 'Lien avec une affection antérieure',
  yes_no: ['non', 'oui, laquelle :'],
  care_dates: 'Dates des soins',
  acts: 'Actes réalisés et montants TTC',
  act: 'Acte',
  amount: 'Montant TTC',
  total: 'Total TTC',
  surgery: 'Intervention chirurgicale, anesthésie',
  hospital_days: 'Jours d’hospitalisation',
  medication: 'Médicaments prescrits ou délivrés',
  vet_name_stamp: 'Cachet, nom, numéro d’ordre du vétérinaire',
  vet_signature: 'Date et signature du vétérinaire',
}
