export type EvidenceFault = {
  member_id: string
  what:
    /** a line between two others is missing */
    | 'gap'
    /** a line is not what was hashed */
    | 'hash'
    /** a line does not follow the previous one */
    | 'link'
    /** no line exists for a fact that requires one */
    | 'missing'
    /** a stored mandate differs from the signed one */
    | 'mandate'
    /** a refund account differs from the confirmed one */
    | 'account'
    /** a stored paper differs from the one that was shown */
    | 'paper'
    /** a line is not the one that the log of proofs holds */
    | 'proof'
    /** a refund is not what the last decision says */
    | 'decision'
  /** position in the chain, or the id of the subject */
  where: number | string
}

/** Parses JSON with a schema; null if it is damaged. */
export function readAs<T>(schema: { parse(value: unknown): T }, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
