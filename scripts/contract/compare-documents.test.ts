import { describe, expect, it } from 'vitest'
import { compareDocuments, type JsonSchema, type OpenApiDocument } from './compare-documents.ts'

const text = { type: 'string' }
const nothing = { type: 'null' }
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const codes = (...values: string[]) => object({ a: { type: 'string', enum: values } })
const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const kinds = (...variants: [string, Record<string, JsonSchema>][]): JsonSchema => ({
  anyOf: variants.map(([kind, more]) => object({ kind: { type: 'string', enum: [kind] }, ...more })),
})

const sent = (schema: JsonSchema): OpenApiDocument => ({
  paths: { '/a': { post: { operationId: 'a', requestBody: { required: true, ...content(schema) }, responses: {} } } },
})
const received = (schema: JsonSchema): OpenApiDocument => ({
  paths: { '/a': { post: { operationId: 'a', responses: { 200: content(schema) } } } },
})
const pushed = (schema: JsonSchema): OpenApiDocument => ({
  webhooks: { a: { post: { operationId: 'a', requestBody: content(schema), responses: {} } } },
})

/** The same change of a value, where the client writes it and where the portal does. */
const schemas: [change: string, before: JsonSchema, after: JsonSchema, sent: string, received: string][] = [
  ['a new optional field', object({ a: text }), object({ a: text, b: text }), 'compatible', 'compatible'],
  ['a new required field', object({ a: text }), object({ a: text, b: text }, ['b']), 'breaking', 'compatible'],
  ['a field that is gone', object({ a: text, b: text }), object({ a: text }), 'breaking', 'breaking'],
  ['a field that becomes required', object({ a: text }), object({ a: text }, ['a']), 'breaking', 'compatible'],
  ['a field that becomes optional', object({ a: text }, ['a']), object({ a: text }), 'compatible', 'breaking'],
  ['another type', object({ a: text }), object({ a: { type: 'integer' } }), 'breaking', 'breaking'],
  ['null, too', object({ a: text }), object({ a: { anyOf: [text, nothing] } }), 'compatible', 'breaking'],
  ['null no more', object({ a: { type: ['string', 'null'] } }), object({ a: text }), 'breaking', 'compatible'],
  ['a new code', codes('x'), codes('x', 'y'), 'compatible', 'compatible'],
  ['a code that is gone', codes('x', 'y'), codes('x'), 'breaking', 'breaking'],
  ['any text instead of codes', codes('x'), object({ a: text }), 'compatible', 'breaking'],
  ['a new variant', kinds(['x', {}]), kinds(['x', {}], ['y', {}]), 'compatible', 'breaking'],
  ['a variant that is gone', kinds(['x', {}], ['y', {}]), kinds(['y', {}]), 'breaking', 'compatible'],
  ['variants in another order', kinds(['x', {}], ['y', {}]), kinds(['y', {}], ['x', {}]), '', ''],
  ['a field of one variant', kinds(['x', { a: text }], ['y', {}]), kinds(['x', {}], ['y', {}]), 'breaking', 'breaking'],
  ['a lower limit', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 5 }, 'breaking', 'compatible'],
  ['a higher limit', { type: 'integer', maximum: 5 }, { type: 'integer', maximum: 9 }, 'compatible', 'breaking'],
  ['values below zero', { type: 'integer', minimum: 0 }, { type: 'integer' }, 'compatible', 'breaking'],
  ['a pattern', text, { type: 'string', pattern: '^x' }, 'breaking', 'compatible'],
  ['another pattern', { type: 'string', pattern: '^y' }, { type: 'string', pattern: '^x' }, 'breaking', 'breaking'],
  ['other items', { type: 'array', items: text }, { type: 'array', items: nothing }, 'breaking', 'breaking'],
  [
    'other values of a map',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: nothing },
    'breaking',
    'breaking',
  ],
  ['a description', { ...text, description: 'x' }, { ...text, description: 'y' }, '', ''],
]

const kindOf = (before: OpenApiDocument, after: OpenApiDocument) => {
  const changes = compareDocuments(before, after).map(({ kind }) => kind)
  return changes.includes('breaking') ? 'breaking' : (changes[0] ?? '')
}

describe('[TRY-03] a change of a value', () => {
  it.each(schemas)('%s', (_change, before, after, inCall, inAnswer) => {
    expect([
      kindOf(sent(before), sent(after)),
      kindOf(received(before), received(after)),
      kindOf(pushed(before), pushed(after)),
    ]).toEqual([inCall, inAnswer, inAnswer])
  })
})

type Change = NonNullable<NonNullable<OpenApiDocument['paths']>[string]>[string]
const call = (operation: Change): OpenApiDocument => ({ paths: { '/a': { get: { operationId: 'a', ...operation } } } })
const query = (name: string, required: boolean) => ({ in: 'query', name, required, schema: text })
const operations: [change: string, before: OpenApiDocument, after: OpenApiDocument, kind: string][] = [
  ['a new call', { paths: {} }, call({}), 'compatible'],
  ['a call that is gone', call({}), { paths: {} }, 'breaking'],
  ['another name', call({}), call({ operationId: 'b' }), 'breaking'],
  ['a new optional parameter', call({}), call({ parameters: [query('a', false)] }), 'compatible'],
  ['a new required parameter', call({}), call({ parameters: [query('a', true)] }), 'breaking'],
  ['a parameter that is gone', call({ parameters: [query('a', false)] }), call({}), 'breaking'],
  ['a body that must be there', call({}), call({ requestBody: { required: true, ...content(text) } }), 'breaking'],
  ['another scope', call({ security: [{ machine: ['a'] }] }), call({ security: [{ machine: ['b'] }] }), 'breaking'],
  ['a success of another status', call({ responses: { 200: {} } }), call({ responses: { 201: {} } }), 'breaking'],
  ['a new refusal', call({ responses: { 200: {} } }), call({ responses: { 200: {}, 409: {} } }), 'compatible'],
]

describe('[TRY-03] a change of a call', () => {
  it.each(operations)('%s', (_change, before, after, kind) => expect(kindOf(before, after)).toBe(kind))
})

it('[TRY-03] a change names its place', () => {
  const before = received(object({ data: { type: 'array', items: object({ amount: text }) } }))
  const after = received(object({ data: { type: 'array', items: object({}) } }))
  expect(compareDocuments(before, after)).toEqual([
    { kind: 'breaking', place: 'POST /a 200 data [] amount', field: 'amount', what: 'is gone' },
  ])
})
