import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'

const inWords: readonly string[] = ['zéro', 'un', 'deux', 'trois']

export const awaitedMessages = {
  title: 'Votre contrat n’est pas encore arrivé',
  text: 'Nous l’enregistrons. Dès qu’il sera là, cette page s’ouvrira d’elle-même : vous n’avez rien à faire.',
  profile: 'Vérifier mes informations',
  contact: 'Nous écrire',
}

export const endedMessages = {
  label: 'Contrat terminé',
  over: 'Votre contrat est terminé.',
  since: (day: string) => `Votre contrat a pris fin le ${day}.`,
  filing: (years: number) =>
    `Les soins reçus jusqu’à son dernier jour se remboursent encore : chaque facture peut être envoyée pendant ${inWords[years] ?? years} ans après les soins.`,
  papers: 'Vos documents et vos remboursements passés restent disponibles ici.',
  ask: 'Envoyer une facture',
}

export const suspensionMessages = {
  label: 'Garanties suspendues',
  since: (day: string) => `Vos garanties sont suspendues depuis le ${day}.`,
  suspended: 'Vos garanties sont suspendues.',
  on: (day: string) => `Vos garanties seront suspendues le ${day}.`,
  due: amountDue.fr.left,
  out: 'Régulariser',
  paid: `${received.fr.payment}.`,
  back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'fr'))}.`,
}
