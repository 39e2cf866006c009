import { documentTitles } from '@coussinet/contract/domain/document-names.ts'
import type { Country } from '@coussinet/contract/fields.ts'

type Address = { email: string; address: string }

export const notice = {
  title: documentTitles.fr.indexation,
  about: (day: string, number: string) => `Avis du ${day}, contrat ${number}`,
  hello: (from: string, old_total: string, new_total: string, rate: string) =>
    `À partir du ${from}, votre cotisation mensuelle passe de ${old_total} à ${new_total} (${rate}), taxes et frais de gestion inclus. Vos garanties ne changent pas.`,
  label: 'Nouvelle cotisation mensuelle',
  first_debit: (day: string) => `Premier prélèvement à ce montant : le ${day}`,
  no_debit: (from: string) => `À partir du ${from}`,
  animals: {
    title: 'Animal par animal',
    animal: 'Animal',
    formula: 'Formule',
    before: 'Aujourd’hui',
    after: (day: string) => `Dès le ${day}`,
    change: 'Évolution',
    same: 'inchangé',
    total: 'Total par mois',
  },
  reason: {
    title: 'Pourquoi cette révision',
    text: 'La cotisation est revue chaque 1er janvier, selon trois choses : les prix des vétérinaires, les remboursements versés à l’ensemble des animaux assurés, et l’âge de l’animal. Jamais en raison des remboursements de votre seul animal.',
  },
  schedule: { title: 'Votre nouvel échéancier', month: 'Mois', day: 'Prélèvement le', amount: 'Montant' },
  refuse: {
    title: 'Si vous n’acceptez pas cette hausse',
    text: (until: string, last: string, { email, address }: Address) =>
      `Vous pouvez résilier sans frais jusqu’au ${until}, dans les 30 jours qui suivent cet avis : écrivez à ${email} ou à ${address}, avec votre numéro de contrat. Vos garanties durent alors jusqu’au ${last} inclus, à votre prix d’aujourd’hui.`,
    after: {
      FR: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : après un an de contrat, il prend fin un mois après votre demande.',
      BE: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : après un an de contrat, il prend fin deux mois après votre demande.',
      IT: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : le contrat prend fin à l’échéance annuelle, si vous le demandez au moins 30 jours avant.',
    } satisfies Record<Country, string>,
  },
}
