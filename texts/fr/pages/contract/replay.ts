import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { deName, plural, queName } from '@coussinet/contract/domain/grammar.ts'

export const replayMessages = {
  intro: (from: string, to: string) =>
    `Les soins du ${from} au ${to}, décidés à nouveau par les règles de chaque formule, au centime. En gras : le remboursé moins les cotisations. C’est un regard en arrière, pas une promesse.`,
  bills: (count: number, total: string) =>
    plural(count, `${count} facture décidée, ${total}`, `${count} factures décidées, ${total} en tout`, 'fr'),
  none: 'Aucune facture décidée sur cette période : seules les cotisations comptent.',
  caption: (name: string) => `Les douze derniers mois ${deName(name)}, formule par formule`,
  verdict: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `${own} est celle qui vous a le plus apporté : ${amount} de plus ${queName(others)}, cotisations déduites.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `${all} vous auraient apporté autant, cotisations déduites : aucune formule n’aurait fait mieux.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `${others} ${isSeveral ? 'auraient chacune' : 'aurait'} rapporté ${amount} de plus ${queName(own)}, cotisations déduites.`,
  },
  unused: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `Aucun remboursement à comparer : ${own} est la moins chère, ${amount} de moins ${queName(others)}.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `Aucun remboursement à comparer : ${all} coûtent autant, et aucune formule ne coûte moins.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `Aucun remboursement à comparer : ${others} ${isSeveral ? 'auraient chacune' : 'aurait'} coûté ${amount} de moins ${queName(own)}.`,
  },
  accounts: (name: string) => `Les comptes ${deName(name)}, formule par formule`,
  formula: 'Formule',
  current: 'La vôtre',
  contributions: 'Cotisations',
  difference: 'Différence',
  basis: [
    'Les cotisations sont celles d’aujourd’hui, frais de gestion inclus : votre prix pour votre formule, le prix de base pour les autres.',
    `Chaque formule est rejouée comme si elle vous couvrait depuis le premier jour${hasWaits ? ', délais de carence compris' : ''}.`,
  ],
  remarks: {
    insurer_amounts: 'Des remboursements calculés à la main par l’assureur ne sont pas rejoués.',
    before_portal: 'Les remboursements d’avant cet espace ne sont pas rejoués.',
    opening_balance: 'Ce qui avait été utilisé avant cet espace compte tel quel pour chaque formule.',
    partial_year: 'La couverture a moins de douze mois : seuls les mois commencés comptent.',
    terms_changed: 'Vos garanties ont changé depuis : votre formule rejouée diffère de ce qui vous a été versé.',
  },
  change: 'Une question sur ces formules ?',
  write: 'Écrivez-nous',
  nobody: 'Aucun animal n’est assuré aujourd’hui.',
}
