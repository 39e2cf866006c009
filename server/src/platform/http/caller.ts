import type { FastifyRequest } from 'fastify'

/** The client: the address that the socket or a trusted proxy tells, and how the browser names itself. */
export type Caller = { address: string; user_agent: string }

export function getCaller({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, user_agent: headers['user-agent'] ?? '' }
}

/** Key of the calls that count together: those of one IPv4 address, or of one IPv6 line, to which a /64 of addresses belongs. */
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
