import type { Language } from '@coussinet/contract/domain/messages.ts'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as italian } from '@orama/stemmers/italian'
import sameWords from './same-words.json' with { type: 'json' }

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
      `a à ai aimerais alors au aujourd aurai aussi aux avec avoir avez bonjour bonsoir c ça car ce ceci cela ces cet cette chez comme comment d dans de depuis des dois dont donc du
      elle elles en encore est et étais était été êtes être eu fait faire fais faut fonctionne fonctionnent hier hui il ils j jamais je jusqu l là la le les leur leurs lorsqu lui m ma mais marche me merci mes
      moi mon n ne non nos notre nous on ont ou où par pas peut peux plus pour pouvez puis puisqu qu que quel quelle quelles quels quelqu qui quoi s sa sais sans
      savoir se sera serai seront serez ses si signifie sinon soit son sont souhaite suis sur svp t ta te tes toi ton toujours tous tout toute très tu un une vais vas va vais veux veut vient viens viennent
      voudrais voulez voulais vos votre vous y`,
    ).split(/\s+/),
  ),
  it: new Set(
    fold(
      `a ad adesso ai al all alla alle allo agli anche ancora avete avro buongiorno buonasera c che chi ci come con cos cosa cui d da dagli dai dal dall dalla dalle dallo dei degli
      del dell della delle dello deve devo di dopo dove e è ed era essere ero fare fa faccio fai fate funziona gli grazie ha hai hanno ho i ieri il in invece io l la le lei lo loro ma
      mai me mi mia mie miei mio ne negli nei nel nell nella nelle nello no non nostra nostro noi o oggi ora per però più posso possono potete può qual quale quali
      quell quella quelle quelli quello quest questa queste questi questo s salve sapere sara saranno saro se sempre senza si sia siete significa sono stata state stati su sua sue sugli sui sul sull sulla sulle
      sullo suo suoi tra fra tu tutti tutto un una uno v vi viene vengono voglio voi vorrei vostra vostro`,
    ).split(/\s+/),
  ),
}

const stemmers: Record<Language, (word: string) => string> = { fr: french, it: italian }
const mostStems = 20_000
const stems: Record<Language, Map<string, string>> = { fr: new Map(), it: new Map() }

export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)

/** Stem that the forms of a folded word share; a word with a digit is itself. */
export function stemOf(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  const known = stems[language].get(word)
  if (known !== undefined) return known
  // The French stemmer tells `refusé` and `refusée` apart once their accents are folded.
  const stem = stemmers[language](word).replace(language === 'fr' ? /(?<=.{3})e+$/ : '', '')
  if (stems[language].size >= mostStems) stems[language].clear()
  stems[language].set(word, stem)
  return stem
}

/** Several words, as their stems, and what they mean. */
type Expression = { said: readonly string[]; meant: readonly string[] }
type Thesaurus = { concepts: ReadonlyMap<string, string>; expressions: readonly Expression[] }

function readThesaurus(language: Language, groups: Readonly<Record<string, readonly string[]>>): Thesaurus {
  const concepts = new Map<string, string>()
  const expressions: Expression[] = []
  for (const [name, others] of Object.entries(groups)) {
    const meant = wordsOf(name)
    for (const other of [name, ...others]) {
      const said = wordsOf(other)
      const [word] = said
      if (word !== undefined && said.length === 1 && meant.length === 1)
        concepts.set(stemOf(word, language), `=${meant.join()}`)
      else if (other !== name) expressions.push({ said: said.map((one) => stemOf(one, language)), meant })
    }
  }
  // The longest first, for a shorter one may begin it.
  return { concepts, expressions: expressions.toSorted((one, next) => next.said.length - one.said.length) }
}

const thesauri: Record<Language, Thesaurus> = {
  fr: readThesaurus('fr', sameWords.fr),
  it: readThesaurus('it', sameWords.it),
}

/** Sign that words for the same thing share, which is no word itself; or undefined. */
export const conceptOf = (word: string, language: Language): string | undefined =>
  thesauri[language].concepts.get(stemOf(word, language))

/** Words with what several of them say together in one word: `où en est` is `suivi`. */
export function withoutExpressions(words: readonly string[], language: Language): string[] {
  const read: string[] = []
  const stemmed = words.map((word) => stemOf(word, language))
  for (let at = 0; at < words.length;) {
    const here = thesauri[language].expressions.find(({ said }) =>
      said.every((stem, next) => stemmed[at + next] === stem),
    )
    const word = words[at] ?? ''
    read.push(...(here?.meant ?? [word]))
    at += here?.said.length ?? 1
  }
  return read
}
