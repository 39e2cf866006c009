import { lazyPart } from '#platform/page/lazy-part.tsx'

// Below what is first seen: they come in files of their own.
export const Passkeys = lazyPart(() => import('./passkeys/Passkeys.tsx').then((module) => module.Passkeys))
export const Sessions = lazyPart(() => import('./Sessions.tsx').then((module) => module.Sessions))
export const SecurityLog = lazyPart(() => import('./SecurityLog.tsx').then((module) => module.SecurityLog))

/** Fetches the code of the panels that each visit shows. */
export const preloadPanels = (): Promise<unknown> =>
  Promise.all([Passkeys, Sessions, SecurityLog].map((panel) => panel.preload()))
