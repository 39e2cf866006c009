import { describe, expect, it } from 'vitest'
import { eventsIn } from './follow-events.ts'

describe('eventsIn', () => {
  it('reads whole events, leaves what has not ended, and skips comments', () => {
    const text = ': hello\n\ndata: {"topic":"refunds"}\n\nevent: x\r\ndata: a\r\ndata: b\r\n\r\ndata: {"top'
    expect(eventsIn(text)).toEqual({ events: ['{"topic":"refunds"}', 'a\nb'], rest: 'data: {"top' })
  })
})
