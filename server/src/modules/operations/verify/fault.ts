export type EvidenceFault = {
  member_id: string
  what:
    /** a line between two others is missing */
    | 'gap'
    /** a line is not what was hashed */
    | 'hash'
    /** a line does not follow the one before it */
    | 'link'
    /** a fact that a line must tell of is told by none */
    | 'missing'
    /** a signed mandate is not what was signed */
    | 'mandate'
    /** an account for refunds is not the one that was confirmed */
    | 'account'
    /** a kept paper is not the one that was shown */
    | 'paper'
  /** position in the chain, or the id of what is told of */
  where: number | string
}

/** A JSON text as a schema reads it; null for what is damaged. */
export function readAs<T>(schema: { parse(value: unknown): T }, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
