import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson, genesis, linkHash } from './link-hash.ts'

const link = {
  member_id: '00000000-0000-4000-8000-000000000001',
  position: 1,
  at: new Date('2026-11-20T10:00:00.123Z'),
  kind: 'signed',
  subject_id: '00000000-0000-4000-8000-000000000002',
  record: '{"mode":"sms"}',
  previous_hash: genesis,
}

describe('the hash of a link', () => {
  it('[SEC-33] can be made again by whoever reads the lines, with any tool', () => {
    const framed = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes])
    const content = Buffer.concat([
      framed(Buffer.alloc(32)),
      ...[link.member_id, '1', '2026-11-20T10:00:00.123Z', 'signed', link.subject_id, '{"mode":"sms"}'].map((text) =>
        framed(Buffer.from(text)),
      ),
    ])
    expect(linkHash(link).toString('hex')).toBe(createHash('sha256').update(content).digest('hex'))
  })

  it.each([
    ['who', { member_id: '00000000-0000-4000-8000-000000000003' }],
    ['where', { position: 2 }],
    ['when', { at: new Date('2026-11-20T10:00:00.124Z') }],
    ['what', { kind: 'code_sent' }],
    ['about what', { subject_id: '00000000-0000-4000-8000-000000000001' }],
    ['what is told', { record: '{"mode":"sms" }' }],
    ['what came before', { previous_hash: Buffer.alloc(32, 1) }],
    ['where one member ends and the next begins', { kind: 'signed0', subject_id: link.subject_id.slice(1) }],
  ])('[SEC-33] is another one for %s', (_name, change) => {
    expect(linkHash({ ...link, ...change }).equals(linkHash(link))).toBe(false)
  })
})

it('the same facts give the same text, however they were put together', () => {
  const text = '{"a":[{"c":1,"d":null}],"b":{"e":"é","f":true}}'
  expect(canonicalJson({ b: { f: true, e: 'é' }, a: [{ d: null, c: 1 }], left_out: undefined })).toBe(text)
  expect(canonicalJson({ a: [{ c: 1, d: null }], b: { e: 'é', f: true } })).toBe(text)
})
