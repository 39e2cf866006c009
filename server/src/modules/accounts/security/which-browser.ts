import type { MemberSession } from '@coussinet/contract/security.ts'

type KnownBrowser = Pick<MemberSession, 'browser' | 'system' | 'device'>

const devices: Record<string, KnownBrowser['device']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** Extracts browser and operating system of a user agent; null for unknown ones. */
export async function whichBrowser(user_agent: string | null): Promise<KnownBrowser> {
  if (!user_agent) return { browser: null, system: null, device: 'other' }
  const { parse } = await import('bowser')
  const { browser, os, platform } = parse(user_agent)
  return { browser: browser.name || null, system: os.name || null, device: devices[platform.type ?? ''] ?? 'other' }
}
