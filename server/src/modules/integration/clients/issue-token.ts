import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type Scope, scopes } from '@coussinet/contract/domain/permissions.ts'
import type { MachineToken, TokenError } from '@coussinet/contract/integration/token.ts'
import { hash } from '#platform/crypto/keys.ts'
import { toAddressLine } from '#platform/http/caller.ts'
import { uncountAttempt, countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { addToken, findClient, findSecrets, scopesIn } from './clients.store.ts'
import { demoClient } from './demo-client.ts'

/** lifetime of a token, in seconds */
const tokenLife = 15 * 60

/** Error of RFC 6749 §5.2: `status` 401 for credentials in the header, else 400. */
export type TokenRefusal = { error: TokenError; error_description: string; status: 400 | 401 }

const refusal = (error: TokenError, error_description: string, status: 400 | 401 = 400): TokenRefusal => ({
  error,
  error_description,
  status,
})

type TokenRequest = {
  authorization: string | undefined
  /** null: not readable */ form: Record<string, string> | null
  address: string
}

/**
 * Issues a token to a client for 15 minutes; throws `too_many_requests` for an address with too many failures (SEC-03).
 */
export async function issueClientToken(
  { db, clock, config, log }: Platform,
  { authorization, form, address }: TokenRequest,
): Promise<MachineToken | TokenRefusal> {
  const at = clock()
  const counted = `machine address ${toAddressLine(address)}`
  // Counted before any comparison, so that concurrent guesses count; if counting fails, nobody gets in.
  await countAttempt(db, { key: counted, limit: config.auth_calls, window_seconds: 15 * 60 }, at)

  if (form === null) return refusal('invalid_request', 'The body must be a form in which each field stands once.')
  const credentials = credentialsOf(authorization, form)
  if (credentials === 'both')
    return refusal('invalid_request', 'One way of naming the client at a time: the Authorization header or the form.')
  if (credentials === null)
    return refusal('invalid_client', 'The client must name itself with its id and its secret.', 401)
  const { client_id } = credentials
  // A former demo's database still has the client whose secret is public.
  const client = client_id === demoClient.client_id && !config.demo ? null : await findClient(db, client_id)
  const secrets = await findSecrets(db, client_id, at)
  const given = hash(credentials.client_secret)
  // Compares with every secret, so that the time reveals nothing; without any it takes the time of one.
  const isRight = (secrets.length > 0 ? secrets : [{ secret_hash: hash('') }])
    .map(({ secret_hash }) => timingSafeEqual(given, secret_hash))
    .some(Boolean)
  if (!client || client.revoked_at || secrets.length === 0 || !isRight) {
    log.warn({ event: 'machine_token_refused', client_id: client?.client_id }, 'a machine was refused a token')
    return refusal('invalid_client', 'The client is unknown, or its secret is wrong.', 401)
  }
  // The secret was right: other errors are mistakes, not guesses.
  await uncountAttempt(db, counted)

  if (form['grant_type'] === undefined) return refusal('invalid_request', 'grant_type is missing.')
  if (form['grant_type'] !== 'client_credentials')
    return refusal('unsupported_grant_type', 'The only grant is client_credentials.')
  const granted = scopesIn(client.scopes)
  const wanted = wantedScopes(form['scope'], granted)
  if (wanted === null) return refusal('invalid_scope', `This client may ask for: ${granted.join(' ')}`)
  const access_token = randomBytes(32).toString('base64url')
  await addToken(db, {
    token_hash: hash(access_token),
    client_id,
    scopes: wanted,
    created_at: at,
    expires_at: new Date(at.getTime() + tokenLife * 1000),
  })
  log.info({ event: 'machine_token_issued', client_id }, 'a machine was given a token')
  return { access_token, token_type: 'Bearer', expires_in: tokenLife, scope: wanted.join(' ') }
}

/** All scopes of the client if none is requested; null if one is not the client's. */
function wantedScopes(named: string | undefined, granted: readonly Scope[]): Scope[] | null {
  const names = (named ?? '').split(' ').filter(Boolean)
  if (names.length === 0) return [...granted]
  const wanted = scopes.filter((scope) => names.includes(scope))
  return names.every((name) => granted.some((scope) => scope === name)) ? wanted : null
}

/** Credentials of a client: in the Authorization header (RFC 6749 §2.3.1) or in the form, never both. */
type ClientCredentials = { client_id: string; client_secret: string }

/** Credentials of a call; null if there are no readable ones; `both` if there are two. */
function credentialsOf(
  authorization: string | undefined,
  form: Record<string, string>,
): ClientCredentials | 'both' | null {
  const { client_id, client_secret } = form
  if (authorization !== undefined) {
    const basic = fromBasic(authorization)
    // The form may repeat the id; a second secret or another id is a second set of credentials.
    if (client_secret !== undefined) return 'both'
    return basic && client_id !== undefined && client_id !== basic.client_id ? 'both' : basic
  }
  if (client_id === undefined || client_secret === undefined) return null
  return { client_id, client_secret }
}

function fromBasic(authorization: string): ClientCredentials | null {
  const encoded = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization)?.[1]
  if (encoded === undefined) return null
  const [, client_id, client_secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  if (client_id === undefined || client_secret === undefined) return null
  const [id, secret] = [decoded(client_id), decoded(client_secret)]
  return id === null || secret === null ? null : { client_id: id, client_secret: secret }
}

/** Id and secret are form-encoded before they are joined. */
function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '))
    return /^[\x20-\x7e]+$/.test(plain) ? plain : null
  } catch {
    return null
  }
}
