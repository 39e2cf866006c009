/** Contact card (vCard 4.0, RFC 6350) of an address, as a `data:` address to download. */
export function addressCard(name: string, address: string): string {
  const escaped = name.replaceAll(/[\\,;]/g, '\\$&')
  const card = ['BEGIN:VCARD', 'VERSION:4.0', 'KIND:org', `FN:${escaped}`, `EMAIL:${address}`, 'END:VCARD', '']
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(card.join('\r\n'))}`
}
