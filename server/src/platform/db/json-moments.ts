/** A moment of rows that a statement puts together as JSON, where it is a text. */
export function parseMoment(text: string): Date
export function parseMoment(text: string | null): Date | null
export function parseMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
