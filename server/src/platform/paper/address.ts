import type { Language } from '../texts.ts'

/** An address in any country of SEPA. */
export type PostalAddress = {
  line1: string
  line2: string | null
  line3: string | null
  line4: string | null
  postal_code: string
  city: string
  country: string
}

const inGroups = (text: string, size: number) => text.replaceAll(new RegExp(`.{${size}}(?=.)`, 'g'), '$&\u00a0')

/** FR39 9999 1000 … by four, never broken over two lines. */
export const groupedIban = (iban: string): string => inGroups(iban, 4)

/** Lines of an address in the order of its country (domain rules §3.6), the country last where it is another one than `from`; null: always. */
export function addressLines(
  { line1, line2, line3, line4, postal_code, city, country }: PostalAddress,
  { language, from }: { language: Language; from: string | null },
): string[] {
  const ordered = country === 'FR' ? [line2, line3, line1, line4] : [line1, line2, line3, line4]
  const abroad =
    country === from
      ? []
      : [new Intl.DisplayNames([language], { type: 'region' }).of(country)?.toUpperCase() ?? country]
  return [...ordered.filter((line) => line !== null && line !== ''), `${postal_code} ${city}`, ...abroad].map(String)
}
