import type { Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { addressOf } from './calls/address.ts'
import { answeredProblem, unansweredProblem } from './calls/api-problem.ts'
import { ownHeaders } from './calls/headers.ts'
import { withFreshToken } from './calls/refresh.ts'

const unanswered = (error: unknown) => {
  throw unansweredProblem(error)
}

type PostedFile = { bytes: Blob; disposition: string | null }

/** The file that a call answers which is no mere reading: it bears a body. Throws an `ApiProblem`. */
export async function postedFile<E extends Endpoint>(
  endpoint: E,
  { body }: RequestOf<E> & { body: unknown },
): Promise<PostedFile> {
  const more = { 'content-type': 'application/json', accept: 'application/zip, text/html, application/json' }
  const response = await withFreshToken((token) =>
    fetch(addressOf(endpoint.path), {
      method: endpoint.method,
      headers: ownHeaders(more, token),
      body: JSON.stringify(body),
    }).catch(unanswered),
  )
  if (!response.ok)
    throw answeredProblem(response.status, await response.json().catch(() => null), response.headers.get('retry-after'))
  return { bytes: await response.blob().catch(unanswered), disposition: response.headers.get('content-disposition') }
}
