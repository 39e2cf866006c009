import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const yearStatement = {
  title: (year: number) => `${paperNames.fr.year_statement} ${year}`,
  about: (name: string) => `Soins et remboursements : ${name}`,
  until: (day: string) => `Année en cours, relevé arrêté au ${day}.`,
  billed: refundLabels.fr.billed,
  refunded: refundLabels.fr.refunded,
  kept: refundLabels.fr.kept,
  rows: 'Le détail de l’année',
  columns: [
    'Soins du',
    'Soins et vétérinaire',
    'Facture',
    'Suivi',
    refundLabels.fr.billed,
    refundLabels.fr.refunded,
    'À votre charge',
    'Versement',
  ],
  table: [
    requestLabels.fr.care_date,
    'Soins',
    requestLabels.fr.vet,
    requestLabels.fr.invoice_number,
    requestLabels.fr.tracking_reference,
    `${refundLabels.fr.billed} (EUR)`,
    `${refundLabels.fr.refunded} (EUR)`,
    `${refundLabels.fr.kept} (EUR)`,
    payoutLabels.fr.payment_date,
  ],
  yes: 'oui',
  no: 'non',
  no_payment: 'Aucun',
  total: 'Total',
  empty: (name: string, year: number) => `Aucun soin ${deName(name)} n’a été remboursé ni refusé en ${year}.`,
  notes: 'Ce que ce relevé compte',
  counted: [
    'Les remboursements versés du 1er janvier au 31 décembre. Les soins pour lesquels rien n’a été remboursé figurent à la date de la décision.',
    'Un remboursement décidé mais pas encore versé figurera au relevé de l’année de son versement.',
    'Les devis, les factures envoyées deux fois, non payées ou d’un autre animal ne sont pas comptés. Les montants sont toutes taxes comprises.',
  ],
  tax: {
    title: 'Pour la déclaration de revenus en Italie',
    own: (name: string) => `Frais vétérinaires restés à votre charge : ${name}`,
    all: 'Frais vétérinaires restés à votre charge, tous vos animaux',
    earlier: 'dont soins d’une autre année',
    counted: 'Part retenue, jusqu’à 550 €',
    above: 'Part au-delà de 129,11 €',
    deduction: 'Déduction de 19 %',
    notes: [
      'Les aliments, le toilettage et les produits d’hygiène ne sont pas des frais vétérinaires et n’y sont pas comptés.',
      'La déclaration retient les frais de l’année où vous avez payé le vétérinaire, par un moyen traçable, pour un animal détenu légalement comme compagnon ou pour le sport. Gardez les factures et les preuves de paiement (article 15, alinéa 1, lettre c-bis, du TUIR).',
    ],
  },
}
