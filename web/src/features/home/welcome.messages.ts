import { elided } from '@coussinet/contract/italian-day.ts'
import { messages } from '#platform/language/i18n.ts'

export const welcomeMessages = messages({
  fr: {
    title: (firstname: string) => `Bienvenue ${firstname}, votre contrat se prépare`,
    body: (day: string) =>
      `Vos garanties débutent le ${day}. Dès ce jour, vous pourrez demander vos remboursements et voir le détail de votre contrat ici.`,
    locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
  },
  it: {
    title: (firstname: string) => `${firstname}, Le diamo il benvenuto: la polizza è in preparazione`,
    body: (day: string) =>
      elided(`La copertura decorre dal ${day}. Da quel giorno potrà chiedere i rimborsi e vedere qui il dettaglio della polizza.`),
    locked: 'I rimborsi saranno disponibili dalla data di decorrenza della polizza.',
  },
})
