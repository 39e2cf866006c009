import { documentNames, paperNames, documentOfAnimal } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/animals/animal-papers.ts'

export const papersMessages: Translated<typeof french.papersMessages> = {
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
}
