import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

/** A secret of the environment, or of the file that `<name>_FILE` names; null without either. */
export function secretOf(env: Environment, name: string): string | null {
  const file = env[`${name}_FILE`]
  return (file ? readFileSync(file, 'utf8').trim() : env[name]) || null
}
