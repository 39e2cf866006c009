const KEY = 'measurement'
const validMonths = 6

export type ConsentChoice = { isAccepted: boolean; at: Date; ends: Date }

// The same day six months later, or the last of a shorter month.
function sixMonthsAfter(at: Date): Date {
  const ends = new Date(at)
  ends.setUTCMonth(at.getUTCMonth() + validMonths)
  if (ends.getUTCDate() !== at.getUTCDate()) ends.setUTCDate(0)
  return ends
}

/** Reads the choice from a stored text; null if there is none, or if the question must be asked again. */
export function choiceIn(stored: string | null, now: Date): ConsentChoice | null {
  const [, word, moment = ''] = /^(accepted|refused) (\S+)$/.exec(stored ?? '') ?? []
  const at = new Date(moment)
  if (word === undefined || Number.isNaN(at.getTime()) || at.getTime() > now.getTime()) return null
  const ends = sixMonthsAfter(at)
  return now.getTime() < ends.getTime() ? { isAccepted: word === 'accepted', at, ends } : null
}

/** Key of the choice in this browser: it belongs to no member, and survives each sign-out. */
const keptChoice = () => localStorage.getItem(KEY)

export const currentChoice = () => choiceIn(keptChoice(), new Date())

let shown: { kept: string | null; choice: ConsentChoice | null } = { kept: null, choice: null }

/** The choice as made or found, for a page to show: the same value until it changes. */
export function shownChoice(): ConsentChoice | null {
  const stored = keptChoice()
  if (stored !== shown.kept) shown = { kept: stored, choice: choiceIn(stored, new Date()) }
  return shown.choice
}

const watchers = new Set<() => void>()

/** Calls back on each choice, in whichever tab; the answer stops it. */
export function onConsentChange(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) watcher()
  }
  watchers.add(watcher)
  addEventListener('storage', follow)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', follow)
  }
}

/** Keeps the visitor's choice for six months. */
export function choose(isAccepted: boolean): void {
  localStorage.setItem(KEY, `${isAccepted ? 'accepted' : 'refused'} ${new Date().toISOString()}`)
  for (const watcher of watchers) watcher()
}

/** Host of this portal's tag manager, which requires consent, from the server's mark. */
export const tagsHost = () => document.documentElement.dataset['tags']

export const reportsErrors = () => document.documentElement.dataset['errors'] !== undefined
