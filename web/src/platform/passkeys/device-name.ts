import type { Language } from '@coussinet/texts/messages.ts'
import { deviceWords } from '#messages/platform.ts'

// The first match counts: an iPad says Macintosh too, an Android phone says Linux.
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const firstIn = (known: readonly [RegExp, string][], agent: string) =>
  known.find(([sign]) => sign.test(agent))?.[1] ?? null

/** Device and browser of a user agent, as a member would call them: iPhone and Safari; null if unknown. */
export function whichDevice(user_agent: string): { system: string | null; browser: string | null } {
  return { system: firstIn(systems, user_agent), browser: firstIn(browsers, user_agent) }
}

/** Name of a device: Chrome sur Linux; the one of the two that is known; null when neither is. */
export function deviceName(
  { browser, system }: { browser: string | null; system: string | null },
  language: Language,
): string | null {
  return browser !== null && system !== null ? deviceWords[language].on(browser, system) : (browser ?? system)
}
