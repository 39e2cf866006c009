const plain = /^\d{1,9}(?:[.,]\d{1,2})?$/
const grouped = /^\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?$/

/**
 * Reads euros as people type them ("45,20", "45.2", "1 200", "1.200,50 €") into integer cents.
 * Empty text is readable and gives null; text that is no amount gives null and is not readable.
 */
export function parseAmount(text: string): { cents: number | null; isReadable: boolean } {
  const bare = text.replace(/[\s\u00a0\u202f'’€]/g, '')
  if (bare === '') return { cents: null, isReadable: true }
  const isGrouped = grouped.test(bare)
  if (!isGrouped && !plain.test(bare)) return { cents: null, isReadable: false }
  const [euros = '0', decimals = ''] = (isGrouped ? bare.replaceAll('.', '') : bare).split(/[.,]/)
  return { cents: Number(euros) * 100 + Number(decimals.padEnd(2, '0')), isReadable: true }
}

/** Integer cents as they are typed: 4520 gives "45,20"; null gives an empty text. */
export function amountText(cents: number | null): string {
  if (cents === null) return ''
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
