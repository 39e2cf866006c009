import type { App, Log } from '../core/app.ts'

export type UnknownProxy = { isSeen(): boolean }

/**
 * Detects a proxy that TRUSTED_PROXIES does not include. Its X-Forwarded-For is not trusted, so all members behind it share one address,
 * one sign-in limit and one entry in the security log. Reported once in the log, and at `/readyz`.
 */
export function detectUnknownProxy(app: App, log: Pick<Log, 'warn'>): UnknownProxy {
  let isSeen = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, ip, ips = [] } = request
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    // `ips` starts at the peer and goes as far as proxies are trusted. Equal addresses prove nothing: a proxy may call for its own machine.
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
