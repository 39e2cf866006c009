import type { Country } from '@coussinet/contract/fields.ts'

// The day on which a contract ends is computed by `server/src/modules/contract/earliest-end.ts`; these are its words.
export const endings = {
  withdrawal: (days: number) =>
    `Renonciation : jusqu’à ${days} jours après la date d’effet, sans motif, avec la fonction « Renoncer à mon contrat » de l’espace adhérent, par courriel ou par lettre.`,
  at: {
    FR: 'Après la première année, à tout moment : le contrat prend fin un mois après votre demande. Pendant la première année, il prend fin à la première échéance annuelle.',
    BE: 'Après la première année, à tout moment : le contrat prend fin deux mois après votre demande. Pendant la première année, il prend fin à la première échéance annuelle.',
    IT: 'À l’échéance annuelle, si votre demande nous parvient au moins 30 jours avant ; sinon, à l’échéance suivante.',
  } satisfies Record<Country, string>,
  steps: (email: string, address: string) =>
    `Trois étapes dans l’espace adhérent, page « Mon contrat », avec un accusé de réception immédiat par courriel ; ou en écrivant à ${email} ou par lettre à ${address}.`,
  refusal:
    'Si vous refusez une hausse de la cotisation, vous pouvez résilier dans les 30 jours de l’avis. Si l’animal décède ou change de propriétaire, sa couverture prend fin ce jour-là.',
}
