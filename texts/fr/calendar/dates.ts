import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { euros, monthInWords } from '@coussinet/contract/domain/format.ts'
import type { Guarantee } from '@coussinet/contract/formulas.ts'

/** Texts of a calendar for each day: enough to know it, nothing that a colleague who sees it should not read; amounts in cents, months YYYY-MM. */
export const datesAhead = {
  waiting: (name: string, guarantee: Guarantee) => ({
    title: `${name} : début de la garantie ${guaranteeNames.fr[guarantee]}`,
    text: 'Le délai de carence est terminé : ces soins sont couverts à partir de ce jour.',
  }),
  identification: (name: string) => ({
    title: `${name} : dernier jour pour le numéro d’identification`,
    text: 'Il est sur sa carte d’identification ou dans son passeport. Sans lui, les remboursements peuvent être mis en attente.',
  }),
  contribution: (cents: number, month: string) => ({
    title: `Cotisation : ${euros(cents, 'fr')}`,
    text: `Échéance de votre cotisation, ${monthInWords(month, 'fr')}.`,
  }),
  secondAttempt: (cents: number, month: string) => ({
    title: `Cotisation : second prélèvement de ${euros(cents, 'fr')}`,
    text: `Le premier n’a pas abouti (${monthInWords(month, 'fr')}). Votre espace indique comment la régler.`,
  }),
  vaccinePackage: (name: string, cents: number) => ({
    title: `${name} : il reste ${euros(cents, 'fr')} de forfait vaccins et prévention`,
    text: 'Dernier jour de son année d’assurance : le forfait non utilisé ne s’ajoute pas à celui de l’année suivante.',
  }),
  formula: (name: string, formula: string) => ({
    title: `${name} : formule ${formula}`,
    text: 'Les soins de ce jour et des suivants sont remboursés selon cette formule.',
  }),
  documents: (request: string, reference: string) => ({
    title: `Documents attendus : ${request}`,
    text: `Dernier jour pour les envoyer. Sans eux, la demande ${reference} ne peut pas être remboursée.`,
  }),
  withdrawal: {
    title: 'Fin du délai de renonciation',
    text: 'Dernier jour pour renoncer à votre contrat, sans motif à donner.',
  },
  ending: { title: 'Fin de votre contrat', text: 'Dernier jour de vos garanties.' },
  /** the calendar itself, as a program that reads it may show it */
  calendar: 'Espace adhérent',
}
