import { addressLines } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/texts/messages.ts'

export type PostalAddress = {
  line1: string
  line2: string | null
  line3: string | null
  line4: string | null
  postal_code: string
  city: string
  country: string
}

/** Columns of an address, in the tables of those who have one. */
export const addressColumns = ['line1', 'line2', 'line3', 'line4', 'postal_code', 'city', 'country'] as const

const inGroups = (text: string, size: number) => text.replaceAll(new RegExp(`.{${size}}(?=.)`, 'g'), '$&\u00a0')

/** FR39 9999 1000 … in groups of four, never broken over two lines. */
export const groupedIban = (iban: string): string => inGroups(iban, 4)

/** Lines of an address as on an envelope, with the country last if it differs from `from`; null: always. */
export function paperAddress(
  address: PostalAddress,
  { language, from }: { language: Language; from: string | null },
): string[] {
  const { country } = address
  const named = new Intl.DisplayNames([language], { type: 'region' }).of(country)?.toUpperCase() ?? country
  return [...addressLines(address), ...(country === from ? [] : [named])]
}
