import { isOffered, toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { homeLanguage } from '@coussinet/contract/brand/values.ts'
import type { Catalogue, Language } from '@coussinet/texts/messages.ts'
import { useSyncExternalStore } from 'react'

/** A guest's language: their own choice, else the first of the browser's languages that we speak, else that of the brand's home. */
export function guestLanguage(): Language {
  const chosen = /(?:^|; )locale=(\w\w)\b/.exec(document.cookie)?.[1]
  const wanted = [chosen ?? '', ...navigator.languages]
  return toLanguage(wanted.find((language) => isOffered(language)) ?? homeLanguage)
}

const watchers = new Set<() => void>()
/** Calls back on each change of language; the answer stops it. */
export const onLanguageChange = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

// The document says in which language it was written, so that the first render agrees with it.
let language: Language = typeof document === 'undefined' ? 'fr' : toLanguage(document.documentElement.lang)

export const currentLanguage = () => language

/** Changes the language of all texts and of `<html lang>`. */
export function setLanguage(next: Language): void {
  if (next === language) return
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  for (const watcher of watchers) watcher()
}

/** A guest's choice of language, stored for later visits. */
export function chooseLanguage(next: Language): void {
  document.cookie = `locale=${next}; path=/; max-age=15552000; samesite=lax`
  setLanguage(next)
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
}

export function useMessages<W>(catalogue: Catalogue<W>): Catalogue<W>[Language] {
  return catalogue[useLanguage()]
}

/** The texts of a catalogue outside components. */
export function inLanguage<W>(catalogue: Catalogue<W>): Catalogue<W>[Language] {
  return catalogue[language]
}
