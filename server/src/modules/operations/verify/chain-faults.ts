import { type findChains, genesis, linkHash } from '#modules/signing/signing.ts'
import type { EvidenceFault } from './fault.ts'

export type ChainLine = Awaited<ReturnType<typeof findChains>>[number]

/**
 * Faults of one chain, its lines in order: each position follows the last, each hash matches its line, each line has
 * the previous hash.
 */
export function chainFaults(lines: readonly ChainLine[]): EvidenceFault[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const { member_id, position } = line
    const is_next = position === (before?.position ?? 0) + 1
    const follows = Buffer.from(line.previous_hash).equals(before?.hash ?? genesis)
    const is_own = line.is_whole && linkHash(line).equals(line.hash)
    const faults: EvidenceFault['what'][] = [
      ...(is_next ? [] : ['gap' as const]),
      ...(is_own ? [] : ['hash' as const]),
      ...(follows ? [] : ['link' as const]),
    ]
    return faults.map((what) => ({ member_id, what, where: position }))
  })
}
