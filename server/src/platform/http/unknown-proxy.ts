import type { App, Log } from '../core/app.ts'

export type UnknownProxy = { isSeen(): boolean }

/**
 * Notices a proxy that TRUSTED_PROXIES does not name: what it says of whom it calls for is not believed, so that all members
 * behind it are one address, with one limit of sign-ins and one entry in the security log. Told once in the log, and at `/readyz`.
 */
export function detectUnknownProxy(app: App, log: Pick<Log, 'warn'>): UnknownProxy {
  let isSeen = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, ip, ips = [] } = request
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    // `ips` goes from the peer on, as far as proxies are trusted. Equal addresses prove nothing: a proxy may call for its own machine.
    if (!isSeen && isForwarded && ips.length < 2) {
      isSeen = true
      const sentence =
        'a peer sent X-Forwarded-For or Forwarded and is not believed: if it is your proxy, all members behind it count as one address. Name it in TRUSTED_PROXIES, and have it send X-Forwarded-For'
      log.warn({ event: 'unknown_proxy', peer: ip }, sentence)
    }
    done()
  })
  return { isSeen: () => isSeen }
}
