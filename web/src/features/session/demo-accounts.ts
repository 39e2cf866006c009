import type { Label } from '@coussinet/texts/messages.ts'

export type DemoAccount = { nevg: string; firstname: string; lastname: string; note: Label }
type FirstConnection = { nevg: string; firstname: string; lastname: string }
export type Demo = { data: DemoAccount[]; password: string; first_connection?: FirstConnection }

/** The accounts of a demonstration; null everywhere else, without a call. */
export async function demoAccounts(signal: AbortSignal): Promise<Demo | null> {
  // The server marks its pages in a demonstration.
  if (document.documentElement.dataset['demo'] === undefined) return null
  const response = await fetch('/api/demo/accounts', { signal })
  return response.ok ? response.json() : null
}
