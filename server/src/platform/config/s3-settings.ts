import { type Environment, repeatedParameters, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type S3Settings = {
  /** an origin */
  endpoint: string
  region: string
  bucket: string
  /** folder with a slash at its end, or empty */
  prefix: string
  access_key: string
  secret_key: string
  encryption: { algorithm: 'AES256' } | { algorithm: 'aws:kms'; key: string | null } | null
}

export type FileSettings = {
  /** bucket for files instead of `data_dir`; null: on disk */
  s3: S3Settings | null
}

const example = 'https://key:secret@s3.eu-west-3.example/bucket/folder?region=eu-west-3'
const known = new Set(['region', 'sse', 'kms_key'])
// Default credentials of S3 servers.
const shipped = new Set(['minioadmin', 'minio123', 'S3RVER', 'GKtest', 'password'])

/** Reads where files are stored; adds a sentence to `wrong` for each invalid setting. No sentence repeats a key. */
export function readFileSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): FileSettings {
  const text = readEnvironmentSecret(env, 'S3_URL')
  return { s3: text ? readS3Url(text, { name: 'S3_URL', production }, wrong) : null }
}

/** Parses the address of a bucket; null, with sentences in `wrong`, if it is invalid. */
export function readS3Url(
  text: string,
  { name, production }: { name: string; production: boolean },
  wrong: string[],
): S3Settings | null {
  const url = URL.parse(text)
  const [bucket = '', ...folders] = decoded(url?.pathname ?? '')
    .split('/')
    .filter(Boolean)
  const unknown = [...(url?.searchParams.keys() ?? [])].filter((one) => !known.has(one))
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    !/^[a-z\d][a-z\d.-]{1,62}$/.test(bucket) ||
    !folders.every((one) => /^[\w.-]+$/.test(one)) ||
    url.hash
  ) {
    wrong.push(
      `${name} must be the address of a bucket such as ${example}, each / + % of the keys written as %2F %2B %25.`,
    )
    return null
  }
  if (unknown.length > 0)
    wrong.push(`${name} knows region, sse and kms_key alone behind the question mark, not ${unknown.join(', ')}.`)
  if (repeatedParameters(url).length > 0)
    wrong.push(`${name} must give each parameter once, not ${repeatedParameters(url).join(' and ')} twice.`)
  const [access_key, secret_key] = [decoded(url.username), decoded(url.password)]
  if (!access_key || !secret_key) wrong.push(`${name} lacks the keys of the bucket: ${example}.`)
  if (production && url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    wrong.push(`${name} must begin with https:// in production, unless the store is on this machine.`)
  if (production && (shipped.has(access_key) || shipped.has(secret_key)))
    wrong.push(`${name} must not hold the keys that the store came with: make some of its own.`)
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') || 'us-east-1',
    bucket,
    prefix: folders.map((one) => `${one}/`).join(''),
    access_key,
    secret_key,
    encryption: encryptionOf(url.searchParams, name, wrong),
  }
}

function encryptionOf(query: URLSearchParams, name: string, wrong: string[]): S3Settings['encryption'] {
  const [algorithm, key] = [query.get('sse'), query.get('kms_key')]
  if (algorithm === 'aws:kms') return { algorithm, key }
  if (key !== null) wrong.push(`${name} has a kms_key, which says nothing without sse=aws:kms.`)
  if (algorithm === null || algorithm === 'AES256') return algorithm && { algorithm }
  wrong.push(`${name} may ask for sse=AES256 or sse=aws:kms.`)
  return null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
