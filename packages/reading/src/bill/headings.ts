import { phrases, plainWords, says } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { Numbers } from '../values/amounts.ts'

/** Words that head a column of a bill's table. */
export const headings = phrases(
  `designation | libelle | description | prestation* | prestations | acte | actes | intitule | detail | article
  | articles | produit* | soins | quantite | qte | qt | prix | prix unitaire | pu
  | montant | montants | descrizione | prestazione | prestazioni | quantita | qta | prezzo | importo | voce
  | omschrijving | prestatie | prestaties | behandeling | aantal | prijs | bedrag | eenheidsprijs
  | totaal | total | tva | iva | btw | taux | aliquota
  | imponibile`,
)

/** Tells a table's heading: two words of one, and no amount. */
export function isHeading({ row, numbers }: { row: PageRow; numbers: Numbers }): boolean {
  if (numbers.amounts.length > 0) return false
  const words = plainWords(row.text)
  const hits = headings.filter((phrase) => phrase.length === 1 && says(words, [phrase])).length
  return hits >= 2 && words.length <= 16
}
