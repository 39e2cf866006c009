/** A JSON text as a schema reads it; null for what is damaged. */
export function readAs<T>(schema: { parse(value: unknown): T }, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
