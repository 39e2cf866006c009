import { documentNames, paperNames, documentOfAnimal } from '@coussinet/contract/domain/document-names.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/animals/animal-papers.ts'

export const papersMessages: Draft<typeof french.papersMessages> = {
  title: 'Documenten',
  careSheet: documentNames.nl.feuilles,
  careSheetFrom: (day: string) => `Beschikbaar vanaf ${day}, het begin van uw contract.`,
  careSheetHint: 'Door de dierenarts in te vullen tijdens het bezoek.',
  careSheetEarlier: 'Voor behandelingen van vroeger, in te vullen door de dierenarts die ze heeft verstrekt.',
  statement: paperNames.nl.year_statement,
  statementHint: 'Wat er in het jaar gefactureerd en terugbetaald is, voor uw rekeningen.',
  year: 'Jaar',
  pdf: 'PDF',
  table: 'CSV-tabel',
  named: (paper: string, name: string) => documentOfAnimal(paper, name, 'nl'),
  namedYear: (paper: string, name: string, year: string) => `${documentOfAnimal(paper, name, 'nl')}, ${year}`,
}
