import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const welcomeMessages = messages({
  fr: {
    title: (firstname: string) => `Bienvenue ${firstname}, votre contrat se prépare`,
    body: (day: string) =>
      `Vos garanties débutent le ${day}. Dès ce jour, vous pourrez demander vos remboursements et voir le détail de votre contrat ici.`,
    locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
    awaited: {
      title: (firstname: string) => `Bienvenue ${firstname}, votre contrat arrive`,
      body: 'Votre espace est ouvert. Nous enregistrons votre contrat : dès qu’il sera là, vous le trouverez ici, avec vos garanties et vos remboursements.',
      meanwhile: 'En attendant, vérifiez vos informations et choisissez comment nous vous prévenons.',
    },
  },
  it: {
    title: (firstname: string) => `${firstname}, Le diamo il benvenuto: la polizza è in preparazione`,
    body: (day: string) =>
      elided(
        `La copertura decorre dal ${day}. Da quel giorno potrà chiedere i rimborsi e vedere qui il dettaglio della polizza.`,
      ),
    locked: 'I rimborsi saranno disponibili dalla data di decorrenza della polizza.',
    awaited: {
      title: (firstname: string) => `${firstname}, Le diamo il benvenuto: la polizza sta arrivando`,
      body: 'La Sua area personale è aperta. Stiamo registrando la polizza: appena sarà qui la troverà in questa pagina, con le garanzie e i rimborsi.',
      meanwhile: 'Intanto verifichi i Suoi dati e scelga come ricevere i nostri avvisi.',
    },
  },
})
