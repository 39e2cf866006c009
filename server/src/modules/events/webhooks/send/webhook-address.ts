import { isIP } from 'node:net'
import { isLoopbackHost } from '#platform/config/is-loopback-host.ts'
import { allowedAddress, allowsLoopback } from './addresses.ts'

type WebhookAddressRules = {
  /** networks that are not of the open internet, and may be reached all the same */
  private_addresses: readonly string[]
  /** nothing leaves this machine in clear */
  production: boolean
}

/** Address to which a webhook can be sent, or the reason why it cannot. */
export type WebhookAddress = { address: URL } | { fault: 'invalid_address' | 'private_address' | 'insecure_address' }

// Host names in ASCII as in DNS; no certificate matches one with a trailing dot.
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const isName = (host: string) => host.length <= 253 && host.split('.').every((part) => label.test(part))

/**
 * Parses the address of a webhook, at registration and at each delivery. Addresses can be written in many ways (capitals, an IPv4 address
 * as a number): the parsed form is what is checked. A name's addresses are checked when connecting.
 */
export function readWebhookAddress(
  url: string,
  { private_addresses, production }: WebhookAddressRules,
): WebhookAddress {
  const address = URL.parse(url)
  const host = address?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isWhole =
    address !== null &&
    ['http:', 'https:'].includes(address.protocol) &&
    address.username === '' &&
    address.password === '' &&
    address.hash === '' &&
    address.port !== '0' &&
    (isIP(host) !== 0 || isName(host))
  if (!isWhole) return { fault: 'invalid_address' }
  if (isLoopbackHost(host) || host.endsWith('.localhost'))
    return allowsLoopback(private_addresses) ? { address } : { fault: 'private_address' }
  if (isIP(host) !== 0 && !allowedAddress(private_addresses)(host)) return { fault: 'private_address' }
  return production && address.protocol === 'http:' ? { fault: 'insecure_address' } : { address }
}
