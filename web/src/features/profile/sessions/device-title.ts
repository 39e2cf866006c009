import type { MemberSession } from '@coussinet/contract/security.ts'

type Named = Pick<MemberSession, 'browser' | 'system'>

/** Firefox sur macOS, or the one of the two that is known, or null. */
export function deviceTitle({ browser, system }: Named, onSystem: (browser: string, system: string) => string): string | null {
  return browser !== null && system !== null ? onSystem(browser, system) : (browser ?? system)
}
