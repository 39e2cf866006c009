import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

const inWords = { fr: ['zéro', 'un', 'deux', 'trois'], it: ['zero', 'un', 'due', 'tre'] } as const

export const endedMessages = messages({
  fr: {
    label: 'Contrat terminé',
    over: 'Votre contrat est terminé.',
    since: (day: string) => `Votre contrat a pris fin le ${day}.`,
    filing: (years: number) =>
      `Les soins reçus jusqu’à son dernier jour se remboursent encore : chaque facture peut être envoyée pendant ${inWords.fr[years] ?? years} ans après les soins.`,
    papers: 'Vos documents et vos remboursements passés restent disponibles ici.',
    ask: 'Envoyer une facture',
  },
  it: {
    label: 'Polizza terminata',
    over: 'La Sua polizza è terminata.',
    since: (day: string) => elided(`La Sua polizza è terminata il ${day}.`),
    filing: (years: number) =>
      `Le cure ricevute fino all’ultimo giorno sono ancora rimborsabili: ogni fattura può essere inviata entro ${inWords.it[years] ?? years} anni dalle cure.`,
    papers: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
    ask: 'Invia una fattura',
  },
})
