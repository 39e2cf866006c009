import { useSyncExternalStore } from 'react'

export type Language = 'fr' | 'it'
export type Label = { readonly fr: string; readonly it: string }

type Word = string | readonly string[] | ((...input: never[]) => string)
type Words = { readonly [key: string]: Word | Words }
type Same<W> = W extends string
  ? string
  : W extends readonly string[]
    ? readonly string[]
    : W extends (...input: infer Input) => string
      ? (...input: Input) => string
      : { readonly [K in keyof W]: Same<W[K]> }

export type Catalogue<W> = { readonly fr: W; readonly it: Same<W> }

/** A catalogue of both languages; a key that is missing, or too many, in Italian does not compile. */
export function messages<W extends Words>(catalogue: { fr: W; it: NoInfer<Same<W>> }): Catalogue<W> {
  return catalogue
}

const languageOf = (locale: string): Language => (/^it\b/i.test(locale) ? 'it' : 'fr')

/** The member's language: Italian for `it`, French for `fr`, `fr-BE` and anything else. */
export const memberLanguage = (locale: string) => languageOf(locale)

/** A guest's language: their own choice, else the first of the browser's languages that we speak, else French. */
export function guestLanguage(): Language {
  const chosen = /(?:^|; )locale=(fr|it)\b/.exec(document.cookie)?.[1]
  return languageOf(chosen ?? navigator.languages.find((language) => /^(?:fr|it)\b/i.test(language)) ?? 'fr')
}

const watchers = new Set<() => void>()
/** Calls back on each change of language; the answer stops it. */
export const watchLanguage = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

// The document says in which language it was written, so that the first render agrees with it.
let language: Language = typeof document === 'undefined' ? 'fr' : languageOf(document.documentElement.lang)

export const currentLanguage = () => language

/** Changes the language of all texts and of `<html lang>`. */
export function setLanguage(next: Language): void {
  if (next === language) return
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  for (const watcher of watchers) watcher()
}

/** A guest's choice of language, kept for the next visits. */
export function chooseLanguage(next: Language): void {
  document.cookie = `locale=${next}; path=/; max-age=15552000; samesite=lax`
  setLanguage(next)
}

export function useLanguage(): Language {
  return useSyncExternalStore(watchLanguage, currentLanguage, currentLanguage)
}

/** The texts of a catalogue in the language of the moment. */
export function useMessages<W>(catalogue: Catalogue<W>): W | Same<W> {
  return catalogue[useLanguage()]
}

/** The texts of a catalogue outside components. */
export function inLanguage<W>(catalogue: Catalogue<W>): W | Same<W> {
  return catalogue[language]
}

/** French « de » before a name, elided before a vowel or a silent h: d’Oslo, de Mimosa. */
export function deName(name: string): string {
  return /^(?:[aeiouhœæ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** One of two forms: 0 and 1 are singular in French, 1 alone in Italian. */
export function plural(count: number, one: string, many: string, of: Language = language): string {
  return count === 1 || (count === 0 && of === 'fr') ? one : many
}
