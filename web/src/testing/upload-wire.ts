type UploadReply = (request: Request) => Promise<Response>

/** Stands in for `XMLHttpRequest`, as far as uploads use it: each is answered as a call is. */
export function layUploadWire(reply: UploadReply): void {
  class Upload extends EventTarget {
    readonly upload = new EventTarget()
    responseType = ''
    status = 0
    response: unknown = null
    private address = ''
    private answered = new Headers()
    private readonly headers = new Headers()
    private readonly stopping = new AbortController()

    open(_method: 'POST', address: string): void {
      this.address = address
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.append(name, value)
    }

    getResponseHeader(name: string): string | null {
      return this.answered.get(name)
    }

    abort(): void {
      this.stopping.abort()
    }

    send(body: FormData): void {
      const { address, headers, stopping } = this
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }))
      void reply(new Request(address, { method: 'POST', headers, body, signal: stopping.signal }))
        .then(async (answer) => {
          this.answered = answer.headers
          this.response = await answer.json().catch(() => null)
          this.status = answer.status
          return 'load'
        })
        .catch(() => (stopping.signal.aborted ? 'abort' : 'error'))
        .then((end) => {
          this.dispatchEvent(new ProgressEvent(end))
          this.dispatchEvent(new ProgressEvent('loadend'))
        })
    }
  }
  Reflect.set(globalThis, 'XMLHttpRequest', Upload)
}
