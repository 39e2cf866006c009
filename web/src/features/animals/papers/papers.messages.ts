import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const papersMessages = messages({
  fr: {
    title: 'Ses documents',
    careSheet: 'Feuille de soins',
    careSheetFrom: (day: string) => `Disponible dès le ${day}, au début de votre contrat.`,
    careSheetHint: 'À faire remplir par le vétérinaire lors de la visite.',
    statement: 'Relevé annuel',
    statementHint: 'Ce qui a été facturé et remboursé dans l’année, pour vos comptes.',
    year: 'Année',
    pdf: 'PDF',
    table: 'Tableau CSV',
    named: (paper: string, name: string) => `${paper} ${deName(name)}`,
    namedYear: (paper: string, name: string, year: string) => `${paper} ${deName(name)}, ${year}`,
  },
  it: {
    title: 'I suoi documenti',
    careSheet: 'Modulo di cura',
    careSheetFrom: (day: string) => elided(`Disponibile dal ${day}, quando inizia la Sua polizza.`),
    careSheetHint: 'Da far compilare al veterinario durante la visita.',
    statement: 'Riepilogo annuale',
    statementHint: 'Quanto è stato fatturato e rimborsato nell’anno, per i Suoi conti.',
    year: 'Anno',
    pdf: 'PDF',
    table: 'Tabella CSV',
    named: (paper: string, name: string) => `${paper} di ${name}`,
    namedYear: (paper: string, name: string, year: string) => `${paper} di ${name}, ${year}`,
  },
})
