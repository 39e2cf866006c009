import { withoutMarks } from '../domain/strings.ts'

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?$/

/** Drops invisible characters, blanks and angle brackets at the ends and a leading `mailto:` from an address; keeps its case. */
export const normaliseEmail = (text: string): string =>
  withoutMarks(text)
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')

/** Tells whether a trimmed text is an address of RFC 5321 with ASCII letters and a domain of two labels at least. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  return (
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
