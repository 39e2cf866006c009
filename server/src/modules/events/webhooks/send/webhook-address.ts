import { isIP } from 'node:net'
import { isLoopbackHost } from '#platform/config/is-loopback-host.ts'
import { allowedAddress, allowsLoopback } from './addresses.ts'

type WebhookAddressRules = {
  /** networks that are not of the open internet, and may be reached all the same */
  private_addresses: readonly string[]
  /** nothing leaves this machine in clear */
  production: boolean
}

/** Address that a webhook can be sent to, or in a word why it never can. */
export type WebhookAddress = { address: URL } | { fault: 'invalid_address' | 'private_address' | 'insecure_address' }

// Names as DNS has them, in their ASCII form; the certificate of one with a dot at its end is nobody's.
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const isName = (host: string) => host.length <= 253 && host.split('.').every((part) => label.test(part))

/**
 * Reads the address of a webhook, for who registers one and for each delivery alike. It may be written in many ways (capitals, a
 * number for an IPv4 address): what counts is the address that it leads to. What a name leads to is looked at when it is connected to.
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
