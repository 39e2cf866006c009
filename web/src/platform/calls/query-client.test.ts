import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiProblem } from './api-problem.ts'
import { queries } from './query-client.ts'

const retry = queries.getDefaultOptions().queries?.retry
const mayTryAgain = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error)

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

describe('what could not be read', () => {
  it.each([
    ['a line that is away', apiProblem('network'), true],
    ['a line that is slow', apiProblem('timeout'), true],
    ['a server that fails', apiProblem('server_error', { status: 500 }), true],
    ['a server that is away', apiProblem('server_error', { status: 503 }), true],
    ['a refusal', apiProblem('forbidden', { status: 403 }), false],
    ['what is not there', apiProblem('not_found', { status: 404 }), false],
    ['too many calls', apiProblem('too_many_requests', { status: 429 }), false],
    ['an error of ours', new TypeError('undefined is not a function'), false],
  ])('is asked twice more, or never, after %s', (_what, error, isAsked) => {
    expect([0, 1, 2].map((failures) => mayTryAgain(failures, error))).toEqual([isAsked, isAsked, false])
  })

  it('[OFF-01] is not asked again while there is no network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(mayTryAgain(0, apiProblem('network'))).toBe(false)
  })
})
