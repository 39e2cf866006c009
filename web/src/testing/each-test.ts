import '#ui/theme/theme.css'
import '#ui/theme/large-text.css'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearLinkToken } from '#platform/calls/link-token.ts'
import { queries } from '#platform/calls/query-client.ts'
import { openDocument } from '#platform/calls/session.ts'
import { leavePage } from './leave-page.ts'
import { recordedAt } from './recorded.ts'
import { callsWithoutAnswer, forget, layWire } from './wire.ts'

layWire()
// A failure shows at once: `query-client.test.ts` proves the retries.
const { queries: ofQueries, ...others } = queries.getDefaultOptions()
queries.setDefaultOptions({ ...others, queries: { ...ofQueries, retry: false } })

beforeEach(() => {
  forget()
  // Files share a page: none begins with the member of the one before.
  openDocument()
  vi.useFakeTimers({ now: recordedAt, toFake: ['Date'] })
})

afterEach(() => {
  const strangers = callsWithoutAnswer()
  leavePage()
  // One that opened a page is no other page's.
  clearLinkToken()
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (strangers.length > 0) throw new Error(`Calls that nobody answered: ${strangers.join(', ')}`)
})
