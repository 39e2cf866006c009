import type { Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { buildAddress } from './calls/address.ts'
import { unansweredProblem } from './calls/api-problem.ts'
import { type FetchedFile, readFile } from './calls/file-calls.ts'
import { ownHeaders } from './calls/headers.ts'
import { withFreshToken } from './calls/refresh.ts'

/** Fetches a file by a call with a body. Throws an `ApiProblem`. */
export async function postedFile<E extends Endpoint>(
  endpoint: E,
  { body }: RequestOf<E> & { body: unknown },
): Promise<FetchedFile> {
  const more = { 'content-type': 'application/json', accept: 'application/zip, text/html, application/json' }
  return withFreshToken(
    (token) =>
      fetch(buildAddress(endpoint.path), {
        method: endpoint.method,
        headers: ownHeaders(more, token),
        body: JSON.stringify(body),
      }).catch((error: unknown) => {
        throw unansweredProblem(error)
      }),
    readFile,
  )
}
