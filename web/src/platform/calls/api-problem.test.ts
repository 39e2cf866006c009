import { problemStatus } from '@coussinet/contract/domain/problems.ts'
import { describe, expect, it } from 'vitest'
import { answeredProblem } from './api-problem.ts'

describe('answeredProblem', () => {
  it.each(Object.entries(problemStatus))('[ERR-05] reads the code %s', (code, status) => {
    expect(answeredProblem(status, { code, request_id: 'r1' }, null)).toMatchObject({ code, status, request_id: 'r1' })
  })

  it('reads fields, params and the wait in seconds', () => {
    const body = { code: 'validation_failed', errors: { 'phones.mobile': ['mobile'] }, params: { code: { left: 3 } } }
    expect(answeredProblem(422, body, '45')).toMatchObject({
      errors: body.errors,
      params: body.params,
      retry_after: 45,
    })
  })

  it.each([
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [500, 'server_error'],
    [502, 'unavailable'],
    [418, 'server_error'],
  ])('knows the status %i of an answer that is not ours', (status, code) => {
    for (const body of [null, '<html>', { code: 'toString' }, []])
      expect(answeredProblem(status, body, null)).toMatchObject({ code, errors: {} })
  })
})
