import type { PushSettings } from '#platform/config/push-settings.ts'

/** Push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. */
const knownServices = [
  ['fcm.googleapis.com', /^fcm\.googleapis\.com$/],
  // A host that a browser makes up must not count against the one that all others use.
  ['updates.push.services.mozilla.com', /^updates\.push\.services\.mozilla\.com$/],
  ['*.push.services.mozilla.com', /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/],
  ['web.push.apple.com', /^web\.push\.apple\.com$/],
  ['*.push.apple.com', /^(?:[a-z0-9-]+\.)*push\.apple\.com$/],
  ['*.notify.windows.com', /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/],
] as const

/**
 * Push service of a device's address, one of few; `is_own`: of a service that the operator named, which may be in a private network.
 */
export type PushAddress = { service: string; is_own: boolean }

/**
 * Parses the address that a browser gave, at the subscription and at each push; null for anything but a known service. The parsed form is
 * what is checked: an address can be written in many ways.
 */
export function readPushAddress(endpoint: string, { services }: Pick<PushSettings, 'services'>): PushAddress | null {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || url.hash) return null
  if (services.includes(url.origin)) return { service: url.origin, is_own: true }
  if (url.protocol !== 'https:' || url.port !== '') return null
  const [service] = knownServices.find(([, hosts]) => hosts.test(url.hostname)) ?? []
  return service === undefined ? null : { service, is_own: false }
}
