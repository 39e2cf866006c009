/** The network of an address, its last part left out: `203.0.113.*`, `2001:db8:1:*`; null for one that is neither. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (four) return `${four[1]}.*`
  if (!/^[\da-f:]+$/i.test(plain) || !plain.includes(':')) return null
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') || ':'}:*`
}
