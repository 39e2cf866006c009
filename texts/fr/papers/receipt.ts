import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Country } from '@coussinet/contract/fields.ts'

export const receipt = {
  title: 'Quittance de cotisation',
  number: 'Numéro de quittance',
  paid_on: (day: string) => `Payée le ${day}`,
  paid: 'Paiement',
  period: 'Période assurée',
  period_of: (first: string, last: string) => `du ${first} au ${last}`,
  due: 'Date d’échéance',
  payment_date: 'Date de paiement',
  means: 'Moyen de paiement',
  bank_account: (iban: string | null) => (iban === null ? 'Prélèvement SEPA' : `Prélèvement SEPA, compte ${iban}`),
  card: (card: string | null) =>
    card === null ? 'Carte bancaire, sur la page du prestataire de paiement' : `Carte bancaire ${card}`,
  animals: contractLabels.fr.animals,
  animal: 'Animal',
  share: 'Cotisation du mois',
  total: 'Total payé',
  insurer: 'Assureur',
  policyholder: 'Souscripteur',
  received: 'L’assureur reconnaît avoir reçu ce paiement. La quittance vaut pour la période indiquée.',
  // of the contract’s country
  tax: {
    FR: 'Montant toutes taxes comprises, frais de gestion et taxe sur les conventions d’assurance inclus. Opération d’assurance exonérée de TVA (article 261 C, 2° du Code général des impôts).',
    BE: 'Montant toutes taxes comprises, frais de gestion et taxe annuelle sur les opérations d’assurance inclus. Opération d’assurance exemptée de TVA (article 44, § 3, 4° du Code de la TVA).',
    IT: 'Montant toutes taxes comprises, frais de gestion et taxe italienne sur les assurances inclus (loi no 1216 du 29 octobre 1961). Opération exonérée de TVA (article 10 du décret no 633 de 1972).',
  } satisfies Record<Country, string>,
}
