type Upload = {
  url: string
  form: FormData
  headers: Record<string, string>
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/**
 * Posts a form and tells its progress from 0 to 1, which fetch cannot; resolves with any HTTP status, the JSON body
 * (null when it is not JSON) and the wait that was asked for, throws an `AbortError` when aborted and a `TypeError` when the network fails.
 */
export function uploadFile({
  url,
  form,
  headers,
  signal,
  onProgress,
}: Upload): Promise<{ status: number; body: unknown; retry_after: string | null }> {
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
