type Envelope = Readonly<
  Record<'line1' | 'postal_code' | 'city' | 'country', string> & Record<'line2' | 'line3' | 'line4', string | null>
>

/** Lines of an address in the order of its country (domain rules §3.6); the country itself is the reader's to add. */
export function addressLines({ line1, line2, line3, line4, postal_code, city, country }: Envelope): string[] {
  const ordered = country === 'FR' ? [line2, line3, line1, line4] : [line1, line2, line3, line4]
  return [...ordered.flatMap((line) => (line ? [line] : [])), `${postal_code} ${city}`]
}
