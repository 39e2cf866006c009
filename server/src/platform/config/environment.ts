import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

/** Settings that may be given as `<name>_FILE`, the name of a file with the value. */
export const secrets = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'S3_URL',
  'SMTP_URL',
  'SMS_TOKEN',
  'METRICS_TOKEN',
  'PROOFS_TOKEN',
  'PUSH_PRIVATE_KEY',
  'OIDC_PROVIDERS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
] as const

/** Returns a sentence for each secret file that is unreadable or empty: otherwise the setting would count as unset. */
export function unreadableSecrets(env: Environment): string[] {
  return secrets.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    try {
      return readFileSync(file, 'utf8').trim() === '' ? [`${name}_FILE names an empty file.`] : []
    } catch (error) {
      return [
        `${name}_FILE names a file that cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}).`,
      ]
    }
  })
}

/** Reads a secret from the environment, or from the file named by `<name>_FILE`; null without either. */
export function readEnvironmentSecret(env: Environment, name: (typeof secrets)[number]): string | null {
  const file = env[`${name}_FILE`]
  return (file ? readFileSync(file, 'utf8').trim() : env[name]) || null
}

/** Names of parameters that an address has twice: some readers take the first value, others the last. */
export const repeatedParameters = ({ searchParams }: URL): string[] => {
  const names = [...searchParams.keys()]
  return [...new Set(names.filter((name, at) => names.indexOf(name) < at))]
}

export function flag(env: Environment, name: string, fallback: boolean, wrong: string[]): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false
  wrong.push(`${name} must be 1 or 0, not "${text}".`)
  return fallback
}

/** Reads a whole number; adds a sentence to `wrong` if it is none or out of bounds. */
export function whole(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
  wrong: string[],
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  wrong.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return fallback
}
