/** The languages of the portal; every member's locale speaks one of them. */
export type Language = 'fr' | 'it'
export type Label = { readonly fr: string; readonly it: string }

type Word = string | readonly string[] | ((...input: never[]) => string)
type Words = { readonly [key: string]: Word | Words }
/** The words of one more language: those of a catalogue in French, each text and list by its name. */
export type Translated<W> = W extends string
  ? string
  : W extends readonly string[]
    ? readonly string[]
    : W extends (...input: infer Input) => string
      ? (...input: Input) => string
      : { readonly [K in keyof W]: Translated<W[K]> }

export type Catalogue<W> = { readonly fr: W; readonly it: Translated<W> }

/** A catalogue of both languages; a key that is missing, or too many, in Italian does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export function messages<W extends Words>(catalogue: { fr: W; it: NoInfer<Translated<W>> }): Catalogue<W> {
  return catalogue
}

/** Italian for `it`, French for `fr`, `fr-BE` and everything else (I18N-02). */
export function languageOf(locale: string): Language {
  return /^it\b/i.test(locale.trim()) ? 'it' : 'fr'
}
