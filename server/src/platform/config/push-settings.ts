import { createECDH } from 'node:crypto'
import { companies, home } from '@coussinet/contract/brand/values.ts'
import { isEmail } from '@coussinet/contract/fields/email.ts'
import { type Environment, flag, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type PushSettings = {
  /** private VAPID key (32 bytes), if it is given; else the portal's own */
  key: Buffer | null
  /** `https:` or `mailto:` address at which a push service finds the operator */
  contact: string
  /** origins of further push services; those on this machine or in a private network may be reached too */
  services: readonly string[]
}

/** Reads the settings of notifications on members' devices; null if they are off. Adds a sentence to `wrong` for each invalid one. */
export function readPushSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): PushSettings | null {
  if (!flag(env, 'PUSH', true, wrong)) return null
  return { key: key(env, wrong), contact: contact(env, wrong), services: services(env, production, wrong) }
}

function key(env: Environment, wrong: string[]): Buffer | null {
  const text = readEnvironmentSecret(env, 'PUSH_PRIVATE_KEY')
  if (!text) return null
  const bytes = Buffer.from(text, 'base64url')
  try {
    if (!/^[\w-]{43}=?$/.test(text)) throw new Error('not 32 bytes')
    createECDH('prime256v1').setPrivateKey(bytes)
    return bytes
  } catch {
    wrong.push(
      'PUSH_PRIVATE_KEY must be a private key of P-256, 32 bytes in base64url: try `npx web-push generate-vapid-keys`.',
    )
    return null
  }
}

/** Apple refuses a mailto: with a name, brackets, blanks or a host without a domain; other services do not say what they take. */
function contact(env: Environment, wrong: string[]): string {
  const text = env['PUSH_CONTACT'] || `mailto:${companies[home].email}`
  const url = URL.parse(text)
  const isPage = url?.protocol === 'https:' && !url.username && !url.password && !isLoopbackHost(url.hostname)
  const isMailbox = text.startsWith('mailto:') && isEmail(text.slice('mailto:'.length))
  if (!isPage && !isMailbox)
    wrong.push(
      `PUSH_CONTACT must be https://… or mailto:name@example.org, without a name, brackets or blanks, not "${text}".`,
    )
  return text
}

function services(env: Environment, production: boolean, wrong: string[]): string[] {
  const parts = (env['PUSH_SERVICES'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.flatMap((part) => {
    const url = URL.parse(part)
    const isSafe =
      url?.protocol === 'https:' || (url?.protocol === 'http:' && !production && isLoopbackHost(url.hostname))
    if (url && isSafe && url.origin === part.replace(/\/$/, '')) return [url.origin]
    wrong.push(`PUSH_SERVICES must be origins such as https://push.example.org, separated by commas, not "${part}".`)
    return []
  })
}
