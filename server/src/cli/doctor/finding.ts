import { formatFailure } from '../runtime/command-errors.ts'

/** `unknown`: could not be checked, which is no good news either */
export type FindingState = 'green' | 'red' | 'unknown'

/** One line of the doctor's report: the result of a check, and the remedy unless it is good. */
export type DoctorFinding = { name: string; state: FindingState; seen: string; mend: string | null }

export const green = (name: string, seen: string): DoctorFinding => ({ name, state: 'green', seen, mend: null })
export const red = (name: string, seen: string, mend: string): DoctorFinding => ({ name, state: 'red', seen, mend })
export const unknown = (name: string, seen: string, mend: string): DoctorFinding => ({
  name,
  state: 'unknown',
  seen,
  mend,
})

/** Thrown by a check that came to no result, which says nothing about its subject. */
export function checkIncomplete(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: 'CouldNotLook' })
}

/** timeout of one check in ms: all run concurrently, and the doctor ends within 15 s */
const longest = 6000

type DoctorCheck = () => Promise<DoctorFinding | DoctorFinding[]>

/** Runs a check; a failure or timeout gives a red finding with this name and remedy. */
export async function runCheck(
  name: string,
  mend: string,
  work: DoctorCheck,
  within = longest,
): Promise<DoctorFinding[]> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${within / 1000} s`)), within)
  try {
    return [await Promise.race([Promise.resolve().then(work), late])].flat()
  } catch (error) {
    if (error instanceof Error && error.name === 'CouldNotLook') return [unknown(name, error.message, mend)]
    return [red(name, oneLine(formatFailure(error)), mend)]
  } finally {
    clearTimeout(timer)
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim() || 'it failed without a word'

export function formatDuration(ms: number): string {
  const [minutes, hours] = [Math.round(ms / 60_000), Math.round(ms / 3_600_000)]
  if (Math.abs(ms) < 10_000) return `${(ms / 1000).toFixed(1)} s`
  if (Math.abs(ms) < 90_000) return `${Math.round(ms / 1000)} s`
  if (minutes < 120) return `${minutes} min`
  return hours < 72 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
