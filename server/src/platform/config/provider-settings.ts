import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homeLanguage } from '@coussinet/contract/brand/values.ts'
import { providerId } from '@coussinet/contract/identities.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import * as z from 'zod/mini'
import { type Environment, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'
import {
  clientAuthentications,
  type ProviderProfile,
  type ProviderProfileName,
  providerProfiles,
  signingAlgorithms,
} from './provider-profiles.ts'

/** Attributes of a member that a provider's claim may name. */
export const linkAttributes = ['nevg', 'email'] as const

export type LinkBy = { claim: string; attribute: (typeof linkAttributes)[number] }

/** An OpenID Connect provider by which members sign in: its profile, with what its own settings say otherwise. */
export type ProviderSettings = ProviderProfile & {
  id: string
  profile: ProviderProfileName
  name: Readonly<Record<Language, string>>
  issuer: string
  client_id: string
  client_secret: string | null
  private_key: KeyObject | null
  private_key_id: string | null
  /** null: an unknown account is linked by the member alone */
  link_by: LinkBy | null
  /** certificates that are trusted instead of the public ones, PEM */
  ca: string | null
  /** further parameters of the address at which it asks */
  authorization_parameters: Readonly<Record<string, string>>
  /** true: signing out ends the provider's session too */
  logout: boolean
}

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const names = z.strictObject({ fr: z.optional(line), it: z.optional(line), nl: z.optional(line) })
const lines = z.array(line).check(z.maxLength(20))

const WrittenProvider = z.strictObject({
  id: providerId,
  profile: z._default(
    z.enum(Object.keys(providerProfiles) as [ProviderProfileName, ...ProviderProfileName[]]),
    'generic',
  ),
  name: z.union([line, names.check(z.refine((given) => Object.keys(given).length > 0))]),
  issuer: line,
  client_id: line,
  client_secret: z.optional(line),
  client_auth: z.optional(z.enum(clientAuthentications)),
  private_key: z.optional(z.string().check(z.minLength(1), z.maxLength(10_000))),
  private_key_file: z.optional(line),
  private_key_id: z.optional(line),
  scopes: z.optional(lines),
  acr_values: z.optional(lines),
  id_token_alg: z.optional(z.enum(signingAlgorithms)),
  prompt: z.optional(line),
  asks_every_time: z.optional(z.boolean()),
  link_by: z.optional(z.strictObject({ claim: line, attribute: z.enum(linkAttributes) })),
  ca_file: z.optional(line),
  authorization_parameters: z.optional(z.record(z.string().check(z.regex(/^\w{1,60}$/)), line)),
  logout: z._default(z.boolean(), true),
})
type WrittenProvider = z.infer<typeof WrittenProvider>

const mostProviders = 20

/** Parameters of an authorization that the portal writes itself. */
const ownParameters = new Set(
  'client_id redirect_uri response_type response_mode scope state nonce code_challenge code_challenge_method acr_values prompt max_age request request_uri'.split(
    ' ',
  ),
)

/** Reads the providers by which members sign in; none without a setting. Adds a sentence to `wrong` for each fault. */
export function readProviderSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): ProviderSettings[] {
  const text = readEnvironmentSecret(env, 'OIDC_PROVIDERS')
  if (!text) return []
  const list = parseList(text)
  if (list === null || list.length > mostProviders) {
    wrong.push(
      `OIDC_PROVIDERS must be a JSON array of at most ${mostProviders} providers, such as [{"id": "insurer", "name": …}].`,
    )
    return []
  }
  const providers = list.flatMap((given, at) => {
    const faults: string[] = []
    const provider = readProvider(given, { production }, faults)
    wrong.push(...faults.map((fault) => `OIDC_PROVIDERS[${at}]${fault}`))
    return provider ? [provider] : []
  })
  const ids = providers.map(({ id }) => id)
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) < at)))
    wrong.push(`OIDC_PROVIDERS names two providers "${id}": each needs an id of its own.`)
  wrong.push(...levelFaults(providers))
  return providers
}

/** Entries of one issuer have the same accounts: the lower level of two would open what the higher one linked. */
function levelFaults(providers: readonly ProviderSettings[]): string[] {
  const levelsOf = ({ acr_values }: ProviderSettings) => acr_values.toSorted().join(' ')
  return [...Map.groupBy(providers, ({ issuer }) => issuer)]
    .filter(([, entries]) => new Set(entries.map(levelsOf)).size > 1)
    .map(([issuer]) => `OIDC_PROVIDERS has entries for ${issuer} with different acr_values: they share its accounts.`)
}

function parseList(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function readProvider(
  given: unknown,
  { production }: { production: boolean },
  faults: string[],
): ProviderSettings | null {
  const { data, error } = WrittenProvider.safeParse(given)
  if (!data) {
    faults.push(...error.issues.map(sentenceOf))
    return null
  }
  checkIssuer(data.issuer, production, faults)
  const { profile: profileName, name, client_secret = null, private_key_id = null, link_by = null } = data
  const { authorization_parameters = {}, ca_file } = data
  for (const parameter of Object.keys(authorization_parameters).filter((one) => ownParameters.has(one)))
    faults.push(`.authorization_parameters may not have ${parameter}, which the portal writes itself.`)
  if (link_by?.attribute === 'email' && link_by.claim !== 'email')
    faults.push('.link_by.claim must be "email" for the attribute email: email_verified speaks of that claim alone.')
  const profile: ProviderProfile = providerProfiles[profileName]
  const private_key = readKey(data, faults)
  const id_token_alg = data.id_token_alg ?? profile.id_token_alg
  const client_auth = data.client_auth ?? profile.client_auth
  checkClient({ client_auth, client_secret, private_key, id_token_alg }, faults)
  const read: ProviderSettings = {
    ...profile,
    ...(data.scopes && { scopes: data.scopes.filter((scope) => scope !== 'openid') }),
    ...(data.acr_values && { acr_values: data.acr_values }),
    ...(data.prompt && { prompt: data.prompt }),
    ...(data.asks_every_time !== undefined && { asks_every_time: data.asks_every_time }),
    id: data.id,
    profile: profileName,
    name: namesOf(name),
    issuer: data.issuer,
    client_id: data.client_id,
    client_auth,
    client_secret,
    private_key,
    private_key_id,
    id_token_alg,
    link_by,
    ca: ca_file === undefined ? null : readFile('ca_file', ca_file, faults),
    authorization_parameters,
    logout: data.logout,
  }
  return read
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return ` has unknown settings: ${issue.keys.join(', ')}.`
  const path = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  const rules: Readonly<Record<string, string>> = {
    '.id': ' must be 1 to 32 lower-case letters, digits and hyphens: it is a part of addresses.',
    '.name': ' must be a name, or names by language: {"fr": …, "it": …}.',
  }
  if (issue.code === 'invalid_value') return `${path} must be one of ${issue.values.join(', ')}.`
  return `${path}${rules[path] ?? (path === '' ? ' must be an object.' : ' is missing or not of its form.')}`
}

function namesOf(name: WrittenProvider['name']): Readonly<Record<Language, string>> {
  if (typeof name === 'string') return { fr: name, it: name, nl: name }
  const { fr, it, nl } = name
  const any = name[homeLanguage] ?? fr ?? it ?? nl ?? ''
  return { fr: fr ?? any, it: it ?? any, nl: nl ?? any }
}

function checkIssuer(text: string, production: boolean, faults: string[]): void {
  const url = URL.parse(text)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && !production && isLoopbackHost(url.hostname))
  if (url && isSafe && !url.search && !url.hash && !url.username) return
  faults.push(`.issuer must be the https:// address that the provider calls its issuer, not "${text}".`)
}

type ClientSettings = Pick<ProviderSettings, 'client_auth' | 'client_secret' | 'private_key' | 'id_token_alg'>

function checkClient(
  { client_auth, client_secret, private_key, id_token_alg }: ClientSettings,
  faults: string[],
): void {
  if (client_secret === null && private_key === null && client_auth !== 'none')
    faults.push(
      ' needs client_secret, private_key or private_key_file; a client without a secret says "client_auth": "none".',
    )
  if (client_auth === 'private_key_jwt' && private_key === null)
    faults.push('.client_auth is private_key_jwt, which needs private_key or private_key_file.')
  if (client_auth.startsWith('client_secret_') && client_secret === null && private_key !== null)
    faults.push(`.client_auth is ${client_auth}, which needs client_secret; a private key says "private_key_jwt".`)
  if (id_token_alg === 'HS256' && client_secret === null)
    faults.push('.id_token_alg is HS256, which needs client_secret: name another one, such as ES256.')
}

function readKey({ private_key, private_key_file }: WrittenProvider, faults: string[]): KeyObject | null {
  const pem =
    private_key ?? (private_key_file === undefined ? null : readFile('private_key_file', private_key_file, faults))
  if (pem === null) return null
  try {
    const key = createPrivateKey(pem)
    const isUsable =
      key.asymmetricKeyType === 'rsa' ||
      (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1')
    if (isUsable) return key
  } catch {
    // said below
  }
  faults.push('.private_key must be a private key of RSA or P-256, in PEM.')
  return null
}

function readFile(name: string, path: string, faults: string[]): string | null {
  try {
    const text = readFileSync(path, 'utf8')
    if (text.includes('-----BEGIN ')) return text
    faults.push(`.${name} names a file that is not in PEM.`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    faults.push(`.${name} names a file that cannot be read (${code}).`)
  }
  return null
}
