import type { Act, Script, SimMember } from './acts.ts'

/** Tells whether a smaller script still fails in the same way. */
export type Fails = (script: Script) => Promise<boolean>

/** Splits a list into so many parts of about the same length. */
function split<T>(list: readonly T[], parts: number): T[][] {
  const length = Math.ceil(list.length / parts)
  return Array.from({ length: parts }, (_, part) => list.slice(part * length, (part + 1) * length)).filter(
    (part) => part.length > 0,
  )
}

/** Finds a list of which no part of the tried sizes can be left out (delta debugging), by the fewest runs that this takes. */
async function reduce<T>(all: readonly T[], fails: (kept: readonly T[]) => Promise<boolean>): Promise<readonly T[]> {
  if (all.length === 0 || (await fails([]))) return []
  let kept = all
  for (let parts = 2; kept.length > 1;) {
    const pieces = split(kept, Math.min(parts, kept.length))
    const smaller = await findSmaller(kept, pieces, fails)
    if (smaller) {
      kept = smaller.list
      parts = smaller.isPiece ? 2 : Math.max(2, parts - 1)
    } else if (parts >= kept.length) return kept
    else parts = Math.min(parts * 2, kept.length)
  }
  return kept
}

async function findSmaller<T>(
  kept: readonly T[],
  pieces: readonly T[][],
  fails: (kept: readonly T[]) => Promise<boolean>,
): Promise<{ list: readonly T[]; isPiece: boolean } | null> {
  for (const piece of pieces)
    if (piece.length < kept.length && (await fails(piece))) return { list: piece, isPiece: true }
  if (pieces.length > 2)
    for (const piece of pieces) {
      const gone = new Set(piece)
      const list = kept.filter((one) => !gone.has(one))
      if (await fails(list)) return { list, isPiece: false }
    }
  return null
}

/**
 * Makes a script as small as it fails: first the members with their acts, the one of the failing act (`nevg`) alone if that is enough; then
 * the acts, faults, late jobs and nights that the failure needs.
 */
export async function shrink(script: Script, { nevg, fails }: { nevg: string | null; fails: Fails }): Promise<Script> {
  // Each run brings all members into the portal: those that are not needed leave first.
  const alone = withMembers(
    script,
    script.members.filter((member) => member.nevg === nevg),
  )
  let small =
    nevg !== null && (await fails(alone))
      ? alone
      : withMembers(script, await reduce(script.members, (members) => fails(withMembers(script, members))))
  small = withActs(small, await reduce(small.acts, (acts) => fails(withActs(small, acts))))
  small = { ...small, nights: [...(await reduce(small.nights, (nights) => fails({ ...small, nights: [...nights] })))] }
  small = { ...small, late: [...(await reduce(small.late, (late) => fails({ ...small, late: [...late] })))] }
  for (const act of small.acts) {
    if (act.fault) small = await orElse(small, without(small, act, 'fault'), fails)
    if (act.skew) small = await orElse(small, without(small, act, 'skew'), fails)
    if (act.repeated) small = await orElse(small, without(small, act, 'repeated'), fails)
  }
  return small
}

async function orElse(script: Script, smaller: Script, fails: Fails): Promise<Script> {
  return (await fails(smaller)) ? smaller : script
}

const withActs = (script: Script, acts: readonly Act[]): Script => ({ ...script, acts: [...acts] })

function withMembers(script: Script, members: readonly SimMember[]): Script {
  const named = new Set(members.map(({ nevg }) => nevg))
  return { ...script, members: [...members], acts: script.acts.filter((act) => named.has(act.nevg)) }
}

const without = (script: Script, { step }: Act, field: 'fault' | 'repeated' | 'skew'): Script => ({
  ...script,
  acts: script.acts.map((act): Act => {
    if (act.step !== step) return act
    const { [field]: _gone, ...rest } = act
    return rest as Act
  }),
})
