/** The languages that texts exist in; a brand chooses those of its portal. */
export type Language = 'fr' | 'it' | 'nl'
type InEach<Word> = Readonly<Record<Language, Word>>
export type Label = InEach<string>

type MessageValue =
  | string
  | boolean
  | null
  | undefined
  | readonly MessageValue[]
  | { readonly [part: string]: MessageValue }
type Word = string | readonly MessageValue[] | ((...input: never[]) => MessageValue)
type WordCatalogue = { readonly [key: string]: Word | WordCatalogue }

type WidenedText<S> = S extends string
  ? string
  : S extends readonly (infer Part)[]
    ? readonly WidenedText<Part>[]
    : S extends object
      ? { readonly [K in keyof S]: WidenedText<S[K]> }
      : S

/** The words of one more language: those of a catalogue in French, each text and list by its name. */
export type Translated<W> = W extends (...input: infer Input) => infer Answer
  ? (...input: Input) => WidenedText<Answer>
  : W extends string | readonly unknown[]
    ? WidenedText<W>
    : { readonly [K in keyof W]: Translated<W[K]> }

/** Words of a draft translation: missing ones appear in French (GO-07). */
export type Draft<W> = W extends string | readonly unknown[] | ((...input: never[]) => unknown)
  ? Translated<W>
  : { readonly [K in keyof W]?: Draft<W[K]> }

export type Catalogue<W> = { readonly fr: W; readonly it: Translated<W>; readonly nl: W }

const isGroup = (word: unknown): word is Readonly<Record<string, unknown>> =>
  typeof word === 'object' && word !== null && !Array.isArray(word)

/** The French words with those of a draft in their place. */
function filled<W>(french: W, draft: unknown): W {
  if (!isGroup(french) || !isGroup(draft)) return french
  const own = Object.entries(draft).map(([key, word]) => [key, isGroup(word) ? filled(french[key], word) : word])
  return { ...french, ...Object.fromEntries(own) }
}

/**
 * A catalogue in every language. A missing or extra key in Italian does not compile; what a draft lacks appears in French, and `coussinet
 * texts` lists it. A draft that the brand does not offer is not in its pages.
 */
/* @__NO_SIDE_EFFECTS__ */
export function messages<W extends WordCatalogue>(texts: {
  fr: W
  it: NoInfer<Translated<W>>
  nl?: NoInfer<Draft<W>> | undefined
}): Catalogue<W> {
  const { fr, it, nl } = texts
  // The pages of a brand without Dutch hold the French words in its place (`web/scripts/offered-texts.ts`).
  return { fr, it, nl: nl === undefined || Object.is(nl, fr) ? fr : filled(fr, nl) }
}

/** One text in each language. */
/* @__NO_SIDE_EFFECTS__ */
export const inEach = <Word>(say: (language: Language) => Word): InEach<Word> => ({
  fr: say('fr'),
  it: say('it'),
  nl: say('nl'),
})

/** One text in every language; without Dutch it appears in French. */
/* @__NO_SIDE_EFFECTS__ */
export const label = <Word>({ fr, it, nl }: { fr: Word; it: Word; nl?: Word | undefined }): InEach<Word> => ({
  fr,
  it,
  nl: nl ?? fr,
})

type Names<Key extends string> = Readonly<Record<Key, string>>

/** Names by their key, each in every language. */
/* @__NO_SIDE_EFFECTS__ */
export function labels<Key extends string>(texts: {
  fr: Names<Key>
  it: NoInfer<Names<Key>>
  nl?: NoInfer<Partial<Names<Key>>> | undefined
}): Readonly<Record<Key, Label>>
export function labels({
  fr,
  it,
  nl,
}: Record<'fr' | 'it', Names<string>> & { nl?: Partial<Names<string>> | undefined }) {
  return Object.fromEntries(
    Object.entries(fr).map(([key, french]) => [key, label({ fr: french, it: it[key] ?? french, nl: nl?.[key] })]),
  )
}
