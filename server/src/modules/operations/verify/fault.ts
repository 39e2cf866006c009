import { type chainsOf, genesis, linkHash } from '#modules/signing/signing.ts'

/** Faults of a member's evidence. */
export type Fault = {
  member_id: string
  what:
    /** a line between two others is missing */
    | 'gap'
    /** a line is not what was hashed */
    | 'hash'
    /** a line does not follow the one before it */
    | 'link'
    /** what a line must tell of is told by none */
    | 'missing'
    /** a signed mandate is not what was signed */
    | 'mandate'
    /** an account for refunds is not the one that was confirmed */
    | 'account'
    /** a kept paper is not the one that was shown */
    | 'paper'
  /** of the chain, or the id of what is told of */
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

export type ChainLine = Awaited<ReturnType<typeof chainsOf>>[number]

/** Faults of one chain, its lines in order: each position is the next one, each hash is that of its line, each line names the hash before. */
export function chainFaults(lines: readonly ChainLine[]): Fault[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const { member_id, position } = line
    const is_next = position === (before?.position ?? 0) + 1
    const follows = Buffer.from(line.previous_hash).equals(before?.hash ?? genesis)
    const is_own = line.is_whole && linkHash(line).equals(line.hash)
    const faults: Fault['what'][] = [
      ...(is_next ? [] : ['gap' as const]),
      ...(is_own ? [] : ['hash' as const]),
      ...(follows ? [] : ['link' as const]),
    ]
    return faults.map((what) => ({ member_id, what, where: position }))
  })
}
