import type { FastifyRequest } from 'fastify'

/** Client of a request: its address, from the socket or a trusted proxy, and its user agent. */
export type Caller = { address: string; user_agent: string }

export function getCaller({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, user_agent: headers['user-agent'] ?? '' }
}

/** Rate-limit key of an address: the IPv4 address itself, or the /64 network of an IPv6 address. */
export function toAddressLine(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? ''
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const written = groups(head)
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - written.length - groups(tail).length) }, () => '0')
  const line = [...written, ...zeros, ...groups(tail ?? '')].slice(0, 4)
  return `${line.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
