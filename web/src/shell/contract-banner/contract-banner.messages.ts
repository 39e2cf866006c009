import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { capitalised, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'

export const awaitedMessages = messages({
  fr: {
    title: 'Votre contrat n’est pas encore arrivé',
    text: 'Nous l’enregistrons. Dès qu’il sera là, cette page s’ouvrira d’elle-même : vous n’avez rien à faire.',
    profile: 'Vérifier mes informations',
    contact: 'Nous écrire',
  },
  it: {
    title: 'La Sua polizza non è ancora arrivata',
    text: 'La stiamo registrando. Appena sarà qui, questa pagina si aprirà da sola: non deve fare nulla.',
    profile: 'Verifica i miei dati',
    contact: 'Ci scriva',
  },
})

const inWords = { fr: ['zéro', 'un', 'deux', 'trois'], it: ['zero', 'un', 'due', 'tre'] } as const

export const endedMessages = messages({
  fr: {
    label: 'Contrat terminé',
    over: 'Votre contrat est terminé.',
    since: (day: string) => `Votre contrat a pris fin le ${day}.`,
    filing: (years: number) =>
      `Les soins reçus jusqu’à son dernier jour se remboursent encore : chaque facture peut être envoyée pendant ${inWords.fr[years] ?? years} ans après les soins.`,
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

export const suspensionMessages = messages({
  fr: {
    label: 'Garanties suspendues',
    since: (day: string) => `Vos garanties sont suspendues depuis le ${day}.`,
    suspended: 'Vos garanties sont suspendues.',
    on: (day: string) => `Vos garanties seront suspendues le ${day}.`,
    due: amountDue.fr.left,
    out: 'Régulariser',
    paid: `${received.fr.payment}.`,
    back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'fr'))}.`,
  },
  it: {
    label: 'Copertura sospesa',
    since: (day: string) => elided(`La Sua copertura è sospesa dal ${day}.`),
    suspended: 'La Sua copertura è sospesa.',
    on: (day: string) => elided(`La Sua copertura sarà sospesa dal ${day}.`),
    due: amountDue.it.left,
    out: 'Regolarizza',
    paid: `${received.it.payment}.`,
    back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'it'))}.`,
  },
})
