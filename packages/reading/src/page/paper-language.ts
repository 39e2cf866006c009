import type { PageText } from '../recognition/page-text.ts'
import type { ReadLanguage } from '../recognition/recognise.ts'
import { plainWords } from './phrases.ts'

const set = (written: string) => new Set(written.split(/\s+/))

/** Words of bills that the other language does not have. */
const own: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  fra: set(`facture montant tva consultation veterinaire clinique cabinet chien chat rue avec pour du des le reglement
    quantite janvier fevrier avril juin juillet aout septembre octobre decembre`),
  ita: set(`fattura totale importo iva visita veterinario veterinaria ambulatorio clinica cane gatto via piazza con per del
    della di pagamento imponibile prestazione prestazioni quantita paziente gennaio febbraio marzo aprile maggio giugno
    luglio agosto settembre ottobre dicembre`),
}
const LEAST_WORDS = 4

/** Finds the language of the pages that were read from pictures: the one of which they have three times as many words; null in doubt. */
export function findPaperLanguage(pages: readonly PageText[]): ReadLanguage | null {
  const found = new Set(
    pages.flatMap(({ source, words }) => (source === 'picture' ? words.flatMap(({ text }) => plainWords(text)) : [])),
  )
  const count = (language: ReadLanguage) => [...own[language]].filter((word) => found.has(word)).length
  const [fra, ita] = [count('fra'), count('ita')]
  if (Math.max(fra, ita) < LEAST_WORDS) return null
  return fra > 3 * ita ? 'fra' : ita > 3 * fra ? 'ita' : null
}
