import { documentNames, documentOfAnimal, paperNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const papersMessages = messages({
  fr: {
    title: 'Ses documents',
    careSheet: documentNames.fr.feuilles,
    careSheetFrom: (day: string) => `Disponible dès le ${day}, au début de votre contrat.`,
    careSheetHint: 'À faire remplir par le vétérinaire lors de la visite.',
    careSheetEarlier: 'Pour des soins d’avant, à faire remplir par le vétérinaire qui les a donnés.',
    statement: paperNames.fr.year_statement,
    statementHint: 'Ce qui a été facturé et remboursé dans l’année, pour vos comptes.',
    year: 'Année',
    pdf: 'PDF',
    table: 'Tableau CSV',
    named: (paper: string, name: string) => documentOfAnimal(paper, name, 'fr'),
    namedYear: (paper: string, name: string, year: string) => `${documentOfAnimal(paper, name, 'fr')}, ${year}`,
  },
  it: {
    title: 'I suoi documenti',
    careSheet: documentNames.it.feuilles,
    careSheetFrom: (day: string) => elided(`Disponibile dal ${day}, quando inizia la Sua polizza.`),
    careSheetHint: 'Da far compilare al veterinario durante la visita.',
    careSheetEarlier: 'Per cure precedenti, da far compilare al veterinario che le ha prestate.',
    statement: paperNames.it.year_statement,
    statementHint: 'Quanto è stato fatturato e rimborsato nell’anno, per i Suoi conti.',
    year: 'Anno',
    pdf: 'PDF',
    table: 'Tabella CSV',
    named: (paper: string, name: string) => documentOfAnimal(paper, name, 'it'),
    namedYear: (paper: string, name: string, year: string) => `${documentOfAnimal(paper, name, 'it')}, ${year}`,
  },
})
