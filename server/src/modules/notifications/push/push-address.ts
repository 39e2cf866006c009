import type { PushSettings } from '#platform/config/push-settings.ts'

/** Push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. */
const knownServices = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
]

/** Address of a device at its push service; `is_own`: of a service that the operator named, which may be in a private network. */
export type PushAddress = { origin: string; is_own: boolean }

/**
 * Parses the address that a browser gave, at the subscription and at each push; null for anything but a known service. The parsed form is
 * what is checked: an address can be written in many ways.
 */
export function readPushAddress(endpoint: string, { services }: Pick<PushSettings, 'services'>): PushAddress | null {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || url.hash) return null
  if (services.includes(url.origin)) return { origin: url.origin, is_own: true }
  const isKnown = url.protocol === 'https:' && url.port === '' && knownServices.some((host) => host.test(url.hostname))
  return isKnown ? { origin: url.origin, is_own: false } : null
}
