import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { deName, plural } from '@coussinet/contract/domain/grammar.ts'

export const replayMessages = {
  intro: (from: string, to: string) =>
    `Les soins du ${from} au ${to}, décidés à nouveau par les règles de chaque formule, au centime. En gras : le remboursé moins les cotisations. C’est un regard en arrière, pas une promesse.`,
  bills: (count: number, total: string) =>
    plural(count, `${count} facture décidée, ${total}`, `${count} factures décidées, ${total} en tout`, 'fr'),
  none: 'Aucune facture décidée sur cette période : seules les cotisations comptent.',
  caption: (name: string) => `Les douze derniers mois ${deName(name)}, formule par formule`,
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
