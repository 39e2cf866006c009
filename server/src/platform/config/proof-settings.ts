import { resolve } from 'node:path'
import { type Environment, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type ProofSettings = {
  /** folder in which the heads of the log of proofs are published; absolute path */
  proofs_dir: string | null
  /** address to which they are sent by PUT, and read by GET */
  proofs_url: string | null
  /** bearer token of that address */
  proofs_token: string | null
}

/** Reads where the heads of the log of proofs are published. Adds a sentence to `wrong` for each invalid setting. */
export function readProofSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): ProofSettings {
  const proofs_dir = env['PROOFS_DIR'] ? resolve(env['PROOFS_DIR']) : null
  const proofs_url = env['PROOFS_URL'] || null
  const proofs_token = readEnvironmentSecret(env, 'PROOFS_TOKEN') || null
  const url = proofs_url === null ? null : URL.parse(proofs_url)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && (!production || isLoopbackHost(url.hostname)))
  if (proofs_url !== null && !(isSafe && !url?.username && !url?.hash))
    wrong.push('PROOFS_URL must be an https:// address that takes PUT and answers GET, without a password in it.')
  if (proofs_token !== null && proofs_url === null) wrong.push('PROOFS_TOKEN says nothing without PROOFS_URL.')
  return { proofs_dir, proofs_url, proofs_token }
}
