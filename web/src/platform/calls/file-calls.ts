import type { AnswerOf, Endpoint } from '@coussinet/contract/endpoint.ts'
import { buildAddress } from './address.ts'
import { answeredProblem, apiProblem, isApiProblem, unansweredProblem } from './api-problem.ts'
import { ownHeaders } from './headers.ts'
import { withFreshToken } from './refresh.ts'

type UploadInput = {
  params?: Record<string, string> | undefined
  /** a list is sent as one part per value, its name followed by `[]` */
  fields?: Record<string, string | readonly string[]> | undefined
  file?: File | undefined
  /** Sent instead of `file`: several files, or none. */
  files?: readonly File[] | undefined
  part?: string | undefined
  onProgress?: ((fraction: number) => void) | undefined
  signal?: AbortSignal | undefined
  idempotency_key?: string | undefined
}

const unanswered = (error: unknown) => {
  throw isApiProblem(error) ? error : unansweredProblem(error)
}

/** Uploads files to a multipart endpoint of the contract, reporting progress from 0 to 1; throws an `ApiProblem`. */
export async function uploadCall<E extends Endpoint>(endpoint: E, upload: UploadInput): Promise<AnswerOf<E>> {
  const {
    params,
    fields = {},
    onProgress = () => undefined,
    signal = new AbortController().signal,
    idempotency_key,
  } = upload
  const files = upload.files ?? (upload.file ? [upload.file] : [])
  const keyed: Record<string, string> = idempotency_key === undefined ? {} : { 'idempotency-key': idempotency_key }
  const url = buildAddress(endpoint.path, params)
  const part = upload.part ?? endpoint.multipart?.file.name ?? 'file'
  const attempt = (token: string | null) => {
    const form = new FormData()
    // The fields go first: the server needs them before it reads the files.
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') form.append(name, value)
      else for (const one of value) form.append(`${name}[]`, one)
    for (const file of files) form.append(part, file, file.name)
    return uploadFile({ url, form, headers: ownHeaders(keyed, token), signal, onProgress }).catch(unanswered)
  }
  const read = ({ status, body, retry_after }: Awaited<ReturnType<typeof attempt>>) => {
    if (status < 200 || status > 299) throw answeredProblem(status, body, retry_after)
    return body as AnswerOf<E>
  }
  return endpoint.access === 'guest' ? read(await attempt(null)) : withFreshToken(attempt, read)
}

export type FetchedFile = { bytes: Blob; headers: Headers }

/** Reads the file in a response; throws an `ApiProblem` for an error status. */
export async function readFile(response: Response): Promise<FetchedFile> {
  if (response.ok) return { bytes: await response.blob().catch(unanswered), headers: response.headers }
  throw answeredProblem(response.status, await response.json().catch(() => null), response.headers.get('retry-after'))
}

/** Fetches a file of the member's at an `/api` address that the API returned; throws an `ApiProblem`. */
export async function fetchFile(href: string, accept = '*/*', signal?: AbortSignal): Promise<FetchedFile> {
  const url = URL.parse(href, location.origin)
  if (url?.origin !== location.origin) throw apiProblem('not_found')
  return withFreshToken(
    (token) => fetch(url, { headers: ownHeaders({ accept }, token), signal: signal ?? null }).catch(unanswered),
    readFile,
  )
}

type FileUpload = {
  url: string
  form: FormData
  headers: Record<string, string>
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/**
 * Posts a form and reports progress from 0 to 1, which fetch cannot. Resolves for any HTTP status with the JSON body (null if it is not
 * JSON) and the Retry-After header; throws an `AbortError` when aborted and a `TypeError` when the network fails.
 */
export function uploadFile({
  url,
  form,
  headers,
  signal,
  onProgress,
}: FileUpload): Promise<{ status: number; body: unknown; retry_after: string | null }> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was aborted', 'AbortError'))
    if (signal.aborted) {
      aborted()
      return
    }
    // No `timeout` here: on a slow line only the member decides to give up
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', url)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.response,
        retry_after: request.getResponseHeader('retry-after'),
      }),
    )
    request.addEventListener('error', () => reject(new TypeError('The network failed during the upload')))
    request.addEventListener('abort', aborted)
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort, { once: true })
    request.send(form)
  })
}
