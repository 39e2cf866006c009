import { Report } from '@coussinet/contract/measurement/report.ts'
import type { Event } from '@sentry/browser'
import { describe, expect, it } from 'vitest'
import { toReport } from './report-of.ts'

const id = '4f2c1d3e-8a7b-4c6d-9e0f-1a2b3c4d5e6f'
const event_id = 'a'.repeat(32)
const secret = [
  'Mimosa',
  'helene.martin@example.org',
  'FR7630006000011234567890189',
  '412703584',
  'kJ3t9vQkJ3t9vQkJ3t9vQkJ3',
  id,
]

const failed: Event = {
  event_id,
  timestamp: 1_795_000_000.5,
  message: 'Mimosa',
  user: { id: '412703584', email: 'helene.martin@example.org', ip_address: '192.0.2.1' },
  request: {
    url: `https://members.example/transfer?token=${secret[4]}`,
    headers: { Referer: `https://members.example/refunds/${id}` },
  },
  extra: { iban: secret[2] },
  contexts: { trace: { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16) }, device: { name: 'Mimosa' } },
  tags: { action: 'refunds.send', 'Strange-Name': 'Mimosa' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `"Mimosa" ${secret.slice(1).join(' ')}`,
        mechanism: { type: 'x', handled: false, data: { text: 'Mimosa' } },
        stacktrace: {
          frames: [
            {
              filename: `https://members.example/refunds/${id}?q=Mimosa`,
              function: 'show',
              lineno: 3,
              colno: 7,
              in_app: true,
              vars: { text: 'Mimosa' },
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    { timestamp: 1, category: 'navigation', data: { from: '/login?redirect=Mimosa', to: `/refunds/${id}` } },
    { timestamp: 2, category: 'ui.click', message: 'button[aria-label="Mimosa"]' },
    { timestamp: 3, category: 'console', message: 'Mimosa' },
    { timestamp: 4, category: 'fetch', data: { method: 'GET', url: `/api/refunds/${id}?q=Mimosa`, status_code: 500 } },
  ],
}

describe('[OBS-03] [SEC-54] what a page reports', () => {
  it('a failure: its kind, its place and the steps before it', () => {
    const report = toReport(failed, '/refunds/$id')
    for (const text of [...secret, 'example.org', '192.0.2.1']) expect(JSON.stringify(report)).not.toContain(text)
    expect(Report.parse(report)).toEqual(report)
    expect(report).toMatchObject({
      transaction: '/refunds/$id',
      tags: { action: 'refunds.send' },
      failures: [
        {
          type: 'TypeError',
          handled: false,
          frames: [{ filename: '/refunds/$id', function: 'show', lineno: 3, colno: 7 }],
        },
      ],
      steps: [
        { category: 'navigation', message: '/login → /refunds/$id' },
        { category: 'fetch', message: 'GET /api/refunds/$id 500' },
      ],
    })
  })

  it('how long a page took, by its pattern', () => {
    const spans: NonNullable<Event['spans']> = [
      {
        span_id: 'd'.repeat(16),
        trace_id: 'b'.repeat(32),
        op: 'http.client',
        status: 'ok',
        description: `GET https://members.example/api/refunds/${id}?q=Mimosa`,
        start_timestamp: 1,
        timestamp: 2,
        data: { 'http.query': 'Mimosa' },
      },
    ]
    const report = toReport(
      {
        ...failed,
        type: 'transaction',
        transaction: '/refunds/$id',
        start_timestamp: 1,
        spans,
        measurements: { lcp: { value: 812.5, unit: 'millisecond' } },
      },
      '/',
    )
    for (const text of secret) expect(JSON.stringify(report)).not.toContain(text)
    expect(Report.parse(report)).toEqual(report)
    expect(report).toMatchObject({
      transaction: '/refunds/$id',
      failures: [],
      timing: {
        spans: [{ description: 'GET /api/refunds/$id' }],
        measurements: { lcp: { value: 812.5, unit: 'millisecond' } },
      },
    })
  })

  it('nothing, when an event says nothing', () => {
    expect(toReport({ event_id }, '/')).toBeNull()
    expect(toReport({ ...failed, event_id: 'x' }, '/')).toBeNull()
  })
})
