import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import fc from 'fast-check'
import { createMultipart } from '#testing/browser/multipart.ts'
import { naughtyBodies, naughtyTexts, naughtyValues } from './naughty.ts'
import { wellMeant } from './of-schema.ts'

/** `caller`: with a token that is good at that door. */
export type StrangeCall = {
  as: 'caller' | 'guest'
  url: string
  headers: Record<string, string>
  payload: Buffer | undefined
  address: string
}

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...naughtyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(...naughtyValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
// Characters that a browser or a proxy lets through in a header.
const headerText = text.map((one) => one.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '').slice(0, 3000))
const headers = fc.record(
  {
    'idempotency-key': headerText,
    'accept-language': headerText,
    cookie: headerText,
    'x-xsrf-token': headerText,
    'user-agent': headerText,
    accept: headerText,
    'x-forwarded-for': headerText,
    range: headerText,
    'if-none-match': headerText,
    traceparent: headerText,
  },
  { requiredKeys: [] },
)
const bytesInPath = fc.constantFrom(
  '%00',
  '%ff',
  '%zz',
  '%',
  '..',
  '..%2f..',
  '%2e%2e%2f',
  '%c0%af',
  '%ed%a0%80',
  '%0d%0a',
  'x'.repeat(2500),
  '',
)
const inPath = fc.oneof({ weight: 3, arbitrary: text.map(encoded) }, { weight: 2, arbitrary: bytesInPath })

function encoded(one: string): string {
  return encodeURIComponent(one.toWellFormed().slice(0, 3000))
}

/** Any call of an endpoint: what the contract asks for with something wrong in it, or nothing like it. */
export function strangeCall(
  endpoint: Endpoint,
  idsByPlace: Readonly<Record<string, readonly string[]>>,
  below = '/api',
): fc.Arbitrary<StrangeCall> {
  const ids = Object.values(idsByPlace).flat()
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  // A paper takes its time to be set.
  const known = 'stream' in endpoint.answer ? 1 : 9
  const placeOf = (own: readonly string[] = []) =>
    own.length > 0
      ? fc.oneof({ weight: known, arbitrary: fc.constantFrom(...own) }, { weight: 3, arbitrary: inPath })
      : inPath
  return fc
    .record({
      as: fc.oneof(
        { weight: endpoint.access === 'guest' ? 2 : 9, arbitrary: fc.constant('caller' as const) },
        { weight: 2, arbitrary: fc.constant('guest' as const) },
      ),
      url: fc
        .tuple(fc.tuple(...names.map((name) => placeOf(idsByPlace[name]))), queryOf(endpoint, ids))
        .map(
          ([places, query]) =>
            `${below}${names.reduce<string>((path, name, index) => path.replace(`{${name}}`, () => places[index] ?? ''), endpoint.path)}${query}`,
        ),
      headers: fc.oneof(fc.constant({}), headers),
      sent:
        endpoint.method === 'GET'
          ? fc.constant({ type: null, payload: undefined })
          : endpoint.multipart
            ? formOf(endpoint, ids)
            : bodyOf(endpoint, ids),
      address: fc.ipV4(),
    })
    .map(({ sent: { type, payload }, headers: others, ...call }) => ({
      ...call,
      payload,
      headers: type === null ? others : { ...others, 'content-type': type },
    }))
}

function queryOf({ query }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const meant = wellMeant(query, ids).map((given) =>
    Object.entries(given ?? {}).map(([name, one]) => `${name}=${encoded(String(one))}`),
  )
  const name = query
    ? fc.oneof(
        meant.map((pairs) => pairs[0]?.split('=')[0] ?? 'limit'),
        fc.constantFrom('limit', 'cursor', 'q', 'token'),
      )
    : text.map(encoded)
  const strange = fc.tuple(name, inPath).map(([key, one]) => `${key}=${one}`)
  return fc.tuple(meant, fc.array(strange, { maxLength: query ? 2 : 1 })).map(([pairs, more]) => {
    // The strange one stands for the one that was meant, not beside it.
    const taken = new Set(more.map((pair) => pair.split('=')[0]))
    const all = [...pairs.filter((pair) => !taken.has(pair.split('=')[0])), ...more]
    return all.length > 0 ? `?${all.join('&')}` : ''
  })
}

type FuzzPayload = { type: string | null; payload: Buffer | undefined }

function bodyOf({ body, media_type }: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzPayload> {
  const meant = wellMeant(body, ids).map((given) => given ?? {})
  const changed = fc
    .tuple(meant, fc.nat(), value, fc.constantFrom('replace', 'add', 'nest'))
    .map(([given, at, one, how]) => spoiled(given, at, one, how))
  const given = fc.oneof(
    { weight: 2, arbitrary: meant },
    { weight: 7, arbitrary: changed },
    { weight: 1, arbitrary: value },
  )
  const json =
    media_type === 'application/x-ndjson'
      ? fc
          .array(given, { maxLength: 4 })
          .map((lines) => Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')))
      : given.map((one) => written(one, media_type))
  const bytes = fc.oneof(
    { weight: 10, arbitrary: json },
    { weight: 1, arbitrary: fc.constantFrom(...naughtyBodies) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }).map((raw) => Buffer.from(raw)) },
  )
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant<string>(media_type ?? 'application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'x',
      ),
    },
  )
  return fc.record({ type, payload: bytes })
}

function written(body: unknown, media_type: Endpoint['media_type']): Buffer {
  if (media_type === undefined || typeof body !== 'object' || body === null)
    return Buffer.from(JSON.stringify(body) ?? '')
  return Buffer.from(
    new URLSearchParams(
      Object.fromEntries(
        Object.entries(body).map(([name, one]): [string, string] => [
          name,
          (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed(),
        ]),
      ),
    ).toString(),
  )
}

/** One member of a body, wherever it stands, becomes another value; or one is added that nobody asked for. */
function spoiled(given: unknown, at: number, one: unknown, how: string): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return one
  const names = Object.keys(given)
  const name = names[at % Math.max(1, names.length)]
  if (how === 'add' || name === undefined)
    return { ...given, [typeof one === 'string' && one !== '' ? one.slice(0, 200) : 'more']: one }
  const inside: unknown = Object.entries(given).find(([key]) => key === name)?.[1]
  return { ...given, [name]: how === 'nest' ? spoiled(inside, at >> 3, one, 'replace') : one }
}

function formOf({ multipart }: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzPayload> {
  const fields = wellMeant(multipart?.fields, ids).map((given) =>
    Object.fromEntries(Object.entries(given ?? {}).map(([name, one]) => [name, String(one)])),
  )
  const wrong = fc.tuple(fields, fc.nat(), text).map(([given, at, one]) => ({
    ...given,
    [Object.keys(given)[at % Math.max(1, Object.keys(given).length)] ?? 'more']: one,
  }))
  const file = fc.record({
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)),
      fc.constantFrom(...naughtyBodies),
    ),
    name: text.map((one) => one.replace(/["\r\n\0]/g, '').slice(0, 300)),
    media_type: fc.constantFrom('image/jpeg', 'application/pdf', 'text/html', 'x'),
    part: fc.constantFrom(multipart?.file.name ?? 'file', 'file', 'other'),
  })
  const whole = fc
    .tuple(fc.oneof(fields, wrong), fc.array(file, { maxLength: 3 }))
    .map(([given, files]) => createMultipart({ fields: given, files }))
  const raw = fc
    .constantFrom(...naughtyBodies)
    .map((payload) => ({ payload, content_type: 'multipart/form-data; boundary=x' }))
  const cut = fc.tuple(whole, fc.nat()).map(([{ payload, content_type }, at]) => ({
    content_type,
    payload: payload.subarray(0, at % (payload.length + 1)),
  }))
  return fc
    .oneof({ weight: 5, arbitrary: whole }, { weight: 1, arbitrary: raw }, { weight: 1, arbitrary: cut })
    .map(({ payload, content_type }) => ({ type: content_type, payload }))
}
