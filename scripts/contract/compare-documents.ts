/** JSON Schema as the contract's documents have it: every schema is written out, without references. */
export type JsonSchema = {
  type?: string | string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  [keyword: string]: unknown
}
type Content = Record<string, { schema?: JsonSchema }>
type Parameter = { in: string; name: string; required?: boolean; schema?: JsonSchema }
type Operation = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { content?: Content }>
  security?: Record<string, string[]>[]
}
type PathItem = Record<string, Operation>
export type OpenApiDocument = { paths?: Record<string, PathItem>; webhooks?: Record<string, PathItem> }

/** `place` names the operation and the way to the value in it; `field` is the last name of that way. */
export type ContractChange = { kind: 'breaking' | 'compatible'; place: string; field: string; what: string }

/** Writer of a value: the client (`sent`) or the portal (`received`). A change that suits one breaks the other. */
type Direction = 'sent' | 'received'
type Place = { direction: Direction; path: readonly string[] }
type Report = (kind: ContractChange['kind'], place: Place, what: string) => void

/**
 * Compares two OpenAPI documents by the rules of docs/releasing.md: what a client wrote for `before` must go on working
 * with `after`. New answers of a list of codes are compatible, since clients ignore what they do not know.
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): ContractChange[] {
  const changes: ContractChange[] = []
  const report: Report = (kind, { path }, what) =>
    changes.push({ kind, place: path.join(' '), field: path.at(-1) ?? '', what })
  compareItems(before.paths, after.paths, 'sent', report)
  compareItems(before.webhooks, after.webhooks, 'received', report)
  return changes
}

const opposite = (direction: Direction): Direction => (direction === 'sent' ? 'received' : 'sent')
const within = ({ direction, path }: Place, ...names: string[]): Place => ({ direction, path: [...path, ...names] })
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const keysOf = (...records: (object | undefined)[]) => [...new Set(records.flatMap((one) => Object.keys(one ?? {})))]

function compareItems(
  before: Record<string, PathItem> = {},
  after: Record<string, PathItem> = {},
  direction: Direction,
  report: Report,
): void {
  for (const address of keysOf(before, after))
    for (const method of keysOf(before[address], after[address])) {
      const place = { direction, path: [`${method.toUpperCase()} ${address}`] }
      const [former, now] = [before[address]?.[method], after[address]?.[method]]
      if (former === undefined) report('compatible', place, 'is new')
      else if (now === undefined) report('breaking', place, 'is gone')
      else compareOperations(former, now, place, report)
    }
}

function compareOperations(before: Operation, after: Operation, place: Place, report: Report): void {
  if (before.operationId !== after.operationId) report('breaking', place, `is called ${after.operationId}`)
  if (!same(before.security, after.security)) report('breaking', place, 'takes other credentials')
  compareParameters(before.parameters, after.parameters, place, report)
  if (before.requestBody === undefined && after.requestBody?.required) report('breaking', place, 'needs a body')
  compareContent(before.requestBody?.content, after.requestBody?.content, within(place, 'body'), report)
  for (const status of keysOf(before.responses, after.responses)) {
    const [former, now] = [before.responses?.[status], after.responses?.[status]]
    const answer = { direction: opposite(place.direction), path: [...place.path, status] }
    if (former === undefined) report(Number(status) < 300 ? 'breaking' : 'compatible', answer, 'is a new status')
    else if (now === undefined) report('breaking', answer, 'is gone')
    else compareContent(former.content, now.content, answer, report)
  }
}

function compareParameters(before: Parameter[] = [], after: Parameter[] = [], place: Place, report: Report): void {
  const byName = (all: Parameter[]) => new Map(all.map((one) => [`${one.in} ${one.name}`, one]))
  const [former, now] = [byName(before), byName(after)]
  for (const key of new Set([...former.keys(), ...now.keys()])) {
    const [was, is] = [former.get(key), now.get(key)]
    const at = within(place, ...key.split(' '))
    if (is === undefined) report('breaking', at, 'is gone')
    else if (was === undefined) report(is.required ? 'breaking' : 'compatible', at, 'is new')
    else {
      compareRequired(was.required ?? false, is.required ?? false, at, report)
      compareSchemas(was.schema ?? {}, is.schema ?? {}, at, report)
    }
  }
}

function compareContent(before: Content | undefined, after: Content | undefined, place: Place, report: Report): void {
  for (const type of keysOf(before, after)) {
    const [former, now] = [before?.[type], after?.[type]]
    if (now === undefined) report('breaking', within(place, type), 'is gone')
    else if (former === undefined) report('compatible', within(place, type), 'is new')
    else compareSchemas(former.schema ?? {}, now.schema ?? {}, place, report)
  }
}

/** Reports a field that one must send now, or may no longer rely on, as breaking; the other way round as compatible. */
function compareRequired(before: boolean, after: boolean, place: Place, report: Report): void {
  if (before === after) return
  const breaks = after === (place.direction === 'sent')
  report(breaks ? 'breaking' : 'compatible', place, after ? 'is required now' : 'may be missing now')
}

/** Reports fewer values that one may send, or more kinds of values that one receives, as breaking. */
function reportRange(is_wider: boolean, place: Place, what: string, report: Report): void {
  report(is_wider === (place.direction === 'sent') ? 'compatible' : 'breaking', place, what)
}

const alternativesOf = (schema: JsonSchema): JsonSchema[] => {
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf ?? []).flatMap(alternativesOf)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

/** Names the variant that a schema describes: its type, and the fixed values by which its objects are told apart. */
const nameOf = ({ type, properties = {} }: JsonSchema): string => {
  const fixed = Object.entries(properties).flatMap(([name, { enum: all, const: one }]) =>
    one !== undefined || all?.length === 1 ? [`${name}=${String(one ?? all?.[0])}`] : [],
  )
  return [type ?? 'anything', ...fixed].join(' ')
}

function compareSchemas(before: JsonSchema, after: JsonSchema, place: Place, report: Report): void {
  if (same(before, after)) return
  const former = alternativesOf(before)
  const now = alternativesOf(after)
  const left = (ours: JsonSchema[], theirs: JsonSchema[]) =>
    ours.filter((one) => !theirs.some((other) => same(one, other)))
  const gone = left(former, now)
  const added = left(now, former)
  for (const one of gone) {
    const match = added.findIndex((other) => nameOf(other) === nameOf(one))
    if (match >= 0) compareVariants(one, ...(added.splice(match, 1) as [JsonSchema]), place, report)
    else if (gone.length === 1 && added.length === 1 && one.type === added[0]?.type)
      compareVariants(one, ...(added.splice(0, 1) as [JsonSchema]), place, report)
    else reportRange(false, place, `is no ${nameOf(one)} any more`, report)
  }
  for (const one of added) reportRange(true, place, `may be ${nameOf(one)} now`, report)
}

function compareVariants(before: JsonSchema, after: JsonSchema, place: Place, report: Report): void {
  compareProperties(before, after, place, report)
  compareValues(before, after, place, report)
  compareBounds(before, after, place, report)
  if (before.items || after.items) compareSchemas(before.items ?? {}, after.items ?? {}, within(place, '[]'), report)
  const [former, now] = [before, after].map(({ additionalProperties: more }) => (typeof more === 'object' ? more : {}))
  compareSchemas(former ?? {}, now ?? {}, within(place, '{}'), report)
}

function compareProperties(before: JsonSchema, after: JsonSchema, place: Place, report: Report): void {
  for (const name of keysOf(before.properties, after.properties)) {
    const at = within(place, name)
    const [former, now] = [before.properties?.[name], after.properties?.[name]]
    const isRequired = ({ required = [] }: JsonSchema) => required.includes(name)
    if (now === undefined) report('breaking', at, 'is gone')
    else if (former === undefined)
      report(place.direction === 'sent' && isRequired(after) ? 'breaking' : 'compatible', at, 'is new')
    else {
      compareRequired(isRequired(before), isRequired(after), at, report)
      compareSchemas(former, now, at, report)
    }
  }
}

/** Compares codes: a receiver ignores one that it does not know, and misses one that is gone. */
function compareValues(before: JsonSchema, after: JsonSchema, place: Place, report: Report): void {
  const valuesOf = ({ const: one, enum: all }: JsonSchema) => (one === undefined ? all : [one])
  const [former, now] = [valuesOf(before), valuesOf(after)]
  if (former === undefined || now === undefined) {
    if (former !== now)
      reportRange(now === undefined, place, now ? 'has fixed values now' : 'has any value now', report)
    return
  }
  for (const value of former.filter((one) => !now.includes(one)))
    report('breaking', place, `is ${String(value)} no more`)
  for (const value of now.filter((one) => !former.includes(one)))
    report('compatible', place, `may be ${String(value)} now`)
}

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

function compareBounds(before: JsonSchema, after: JsonSchema, place: Place, report: Report): void {
  const numberOf = (schema: JsonSchema, keyword: string, none: number) =>
    typeof schema[keyword] === 'number' ? schema[keyword] : none
  const say = (keyword: string) =>
    `has ${keyword} ${String(after[keyword] ?? 'no')}, not ${String(before[keyword] ?? 'none')}`
  for (const keyword of upper) {
    const [former, now] = [numberOf(before, keyword, Infinity), numberOf(after, keyword, Infinity)]
    if (former !== now) reportRange(now > former, place, say(keyword), report)
  }
  for (const keyword of lower) {
    const [former, now] = [numberOf(before, keyword, -Infinity), numberOf(after, keyword, -Infinity)]
    if (former !== now) reportRange(now < former, place, say(keyword), report)
  }
  // Nobody can tell in general which of two patterns takes more.
  for (const keyword of ['pattern', 'format', 'multipleOf'])
    if (!same(before[keyword], after[keyword])) {
      if (before[keyword] !== undefined && after[keyword] !== undefined)
        report('breaking', place, `has another ${keyword}`)
      else reportRange(after[keyword] === undefined, place, `has ${after[keyword] ? 'a' : 'no'} ${keyword} now`, report)
    }
  if (!same(before.propertyNames, after.propertyNames))
    compareSchemas(before.propertyNames ?? {}, after.propertyNames ?? {}, within(place, 'names'), report)
}
