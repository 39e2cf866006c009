import type { Language } from '@coussinet/contract/domain/messages.ts'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'

/** A text as it is compared: small letters without marks, ligatures apart; `Œdème` is `oedeme`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}

const decimal = /^(\d+)[.,](\d{1,2})$/

/**
 * The words of a text, folded. What an apostrophe ties to a word stands alone (`l’assurance`, `dell’animale`),
 * an amount is one word, however it is written: `45,2`, `45.20`.
 */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []
  return found.flatMap((word) => {
    const [, euros, cents] = decimal.exec(word) ?? []
    return euros === undefined || cents === undefined ? word.split(/[.,]/) : `${Number(euros)}.${cents.padEnd(2, '0')}`
  })
}

// Words that every sentence holds, and what an apostrophe leaves of them.
const stopWords: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    fold(
      `a à ai au aux avec avoir c ça ce ceci cela ces cet cette chez comme comment d dans de des dois dont du elle elles en est et être eu fait faire faut il ils
      j je jusqu l la le les leur leurs lorsqu lui m ma mais me mes moi mon n ne non nos notre nous on ont ou où par pas peut peux plus pour pourquoi puis puisqu qu
      quand que quel quelle quelles quels quelqu qui quoi s sa sans se ses si son sont suis sur t ta te tes toi ton tous tout très tu un une vais veux vos votre vous y`,
    ).split(/\s+/),
  ),
  it: new Set(
    fold(
      `a ad ai al all alla alle allo agli anche c che chi ci come con cosa cui d da dagli dai dal dall dalla dalle dallo dei degli del dell della delle dello deve devo di dove
      e è ed era essere fare fa gli ha hai hanno ho i il in io l la le lei lo loro ma me mi mia mie miei mio ne negli nei nel nell nella nelle nello no non nostra nostro noi o
      per perché più posso può qual quale quali quando quell quella quelle quelli quello quest questa queste questi questo s se si sia sono su sua sue sugli sui sul sull sulla
      sulle sullo suo suoi tra fra tu tutti tutto un una uno v vi voglio voi vorrei`,
    ).split(/\s+/),
  ),
}

// Words that members type for ours.
const sameAs: Record<Language, Readonly<Record<string, string>>> = {
  fr: {
    mail: 'email',
    mel: 'email',
    courriel: 'email',
    tel: 'telephone',
    portable: 'mobile',
    rib: 'iban',
    veto: 'veterinaire',
    vetos: 'veterinaire',
    toubib: 'veterinaire',
    operation: 'chirurgie',
    piqure: 'vaccin',
    dents: 'dentaires',
    dent: 'dentaires',
    castration: 'sterilisation',
    puce: 'identification',
    tatouage: 'identification',
  },
  it: {
    mail: 'email',
    tel: 'telefono',
    cell: 'cellulare',
    rib: 'iban',
    vet: 'veterinario',
    operazione: 'intervento',
    chirurgia: 'intervento',
    denti: 'dentali',
    dente: 'dentali',
    castrazione: 'sterilizzazione',
    chip: 'microchip',
    tatuaggio: 'identificazione',
    pwd: 'password',
  },
}

const stemmers: Record<Language, (word: string) => string> = { fr: french, it: italian }
const mostStems = 20_000
const stems: Record<Language, Map<string, string>> = { fr: new Map(), it: new Map() }

export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)

/** Another word for the same thing, or undefined. */
export const sameWord = (word: string, language: Language): string | undefined =>
  Object.hasOwn(sameAs[language], word) ? sameAs[language][word] : undefined

/** Stem that the forms of a folded word share; a word with a digit is itself. */
export function stemOf(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const stem = stemmers[language](word)
  if (stems[language].size >= mostStems) stems[language].clear()
  stems[language].set(word, stem)
  return stem
}
