import { documentNames, paperNames, documentOfAnimal } from '@coussinet/contract/domain/document-names.ts'

export const papersMessages = {
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
}
