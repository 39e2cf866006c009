import type { Environment } from './environment.ts'

/** Members that a sandbox begins with: the demo's, or none. */
export type SandboxData = 'demo' | 'empty'

type SandboxFacts = { production: boolean; demo: boolean; database_url: string | null }

/** Reads `SANDBOX`; adds a sentence to `wrong` where members' real data could be. */
export function readSandbox(
  env: Environment,
  { production, demo, database_url }: SandboxFacts,
  wrong: string[],
): SandboxData | null {
  const text = env['SANDBOX'] || null
  if (text === null) return null
  if (production) wrong.push('SANDBOX must be off in production: its clock can be moved by years.')
  if (database_url !== null) wrong.push('SANDBOX works on the embedded database alone: remove DATABASE_URL.')
  if (!demo) wrong.push('SANDBOX needs the demo’s mailbox and insurer: remove DEMO, or set DEMO=1.')
  if (text === 'demo' || text === 'empty') return text
  wrong.push(`SANDBOX must be demo or empty, not "${text}".`)
  return null
}
