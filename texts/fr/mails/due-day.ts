import { dayOfMonth, deName } from '@coussinet/contract/domain/grammar.ts'

/** The account that the contributions are paid from. */
type Account = {
  account: string
  umr: string
  /** identifier of the creditor */
  creditor: string
  /** the day from which it is this account, where another one is debited before; null at once */
  from: string | null
}

export const dueDayLetter = {
  title: (day: number) => `Vos prélèvements passent au ${dayOfMonth(day, 'fr')} du mois`,
  day: (day: number) =>
    `Le jour de vos prélèvements est désormais le ${dayOfMonth(day, 'fr')} du mois, ou le premier jour bancaire qui suit.`,
  none: 'Aucun prélèvement n’est prévu pour le moment.',
  debited: (day: number) =>
    `Vos cotisations sont désormais prélevées le ${dayOfMonth(day, 'fr')} de chaque mois, ou le premier jour bancaire qui suit.`,
  of_card: (card: string) => `Elles sont débitées de votre carte ${card}.`,
  of_account: ({ account, umr, creditor, from }: Account) =>
    `${from === null ? 'Elles sont débitées' : `À partir du ${from}, elles sont débitées`} du compte ${account} (RUM ${umr}, ICS ${creditor}).`,
  of_somebody_else: (holder: string) => `Ce compte est celui ${deName(holder)} : pensez à l’en informer.`,
  stays: (day: string) => `Le prélèvement du ${day} est trop proche pour être déplacé : il reste à cette date.`,
  announced: 'Voici vos prochains prélèvements. Cet e-mail en est la prénotification.',
  call: (phone: string) => `Ce n’était pas vous ? Appelez-nous au ${phone}.`,
}
