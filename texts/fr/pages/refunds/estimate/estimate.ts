import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const estimateMessages = {
  title: pageNames.estimate.fr,
  help: 'Avant d’aller chez le vétérinaire, ou avec un devis sous les yeux.',
  animal: 'Pour quel animal ?',
  careDate: requestLabels.fr.care_date,
  cause: 'Pourquoi ces soins ?',
  symptoms: requestLabels.fr.first_symptoms,
  optional: '(facultatif)',
  lines: 'Soins prévus',
  kind: 'Soin',
  choose: 'Choisissez un soin',
  amount: 'Montant',
  usual: (from: string, to: string) => `D’ordinaire de ${from} à ${to}`,
  useUsual: (amount: string) => `Mettre ${amount}`,
  add: 'Ajouter un soin',
  most: 'Cinquante soins au plus.',
  remove: (label: string) => `Retirer ${label}`,
  aLine: 'ce soin',
  submit: 'Estimer',
  submitting: 'Calcul en cours',
  result: 'Estimation',
  notDecision:
    'C’est une estimation, pas une décision : elle tient compte de vos garanties et de ce qui a déjà été remboursé cette année d’assurance.',
  empty: 'Le calcul, étape par étape, s’affichera ici.',
  kept: refundLabels.fr.kept,
  lacks: {
    cause: 'Indiquez la cause des soins pour continuer.',
    care_date: 'Indiquez la date des soins pour continuer, même approximative.',
    kind: 'Choisissez le soin pour continuer.',
    amount: 'Indiquez le montant de ce soin pour continuer.',
  },
  amountInvalid: 'Écrivez un montant, par exemple 45,20.',
  failed: 'L’estimation n’a pas pu être faite.',
  noAnimal: 'Aucun animal couvert pour le moment.',
  load: 'Nous n’avons pas pu afficher les soins.',
}
