import { deriveKey, type Secrets } from '#platform/crypto/keys.ts'

/** Credentials of a sandbox, derived from its own secret: the same at each start, and those of no other sandbox. */
type SandboxKeys = {
  client_id: string
  client_secret: string
  /** secret of the webhook of `coussinet listen` */
  webhook_secret: string
  webhook_id: string
  /** opens the sandbox's own endpoints, to whoever can read its folder */
  token: string
}

export function sandboxKeys({ secret }: Pick<Secrets, 'secret'>): SandboxKeys {
  const key = (purpose: string) => deriveKey(secret, `sandbox ${purpose}`)
  return {
    // The template that this sandbox was copied from has a client of its own.
    client_id: `sandbox-${key('client id').toString('hex').slice(0, 8)}`,
    client_secret: `cms_${key('client').toString('base64url')}`,
    webhook_secret: `whsec_${key('webhook').toString('base64')}`,
    webhook_id: '5a7db0c5-0000-4000-8000-11574e7a1157',
    token: key('token').toString('base64url'),
  }
}

/** Describes a sandbox to whoever started it: the time in it, and its credentials. */
export function describeSandbox(secrets: Pick<Secrets, 'secret'>, url: string, now: Date): string {
  const { client_id, client_secret, webhook_secret } = sandboxKeys(secrets)
  return `  SANDBOX: a portal to try things with, whose clock you move. It is ${now.toISOString()} in it.

  API client      ${client_id}
  its secret      ${client_secret}
  token address   ${url}/integration/v1/oauth/token
  webhook secret  ${webhook_secret}  (of coussinet listen)
`
}
