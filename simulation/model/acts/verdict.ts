import type { ActKind, ActOf, Facts } from '../../acts.ts'
import type { Day } from '../calendar/civil-days.ts'
import type { MemberState } from '../state/member-state.ts'

/** Prediction of an act by the rules, before its outcome is known. */
export type Verdict = {
  /** true: it is done; false: it is refused; null: the rules leave it open */
  is_legal: boolean | null
  /** changes the state as if it was done, and gives what the portal must answer; null fields are not predicted */
  apply: () => Partial<Facts>
  /** states in which a failure between its steps may leave the member, beside all and nothing */
  halves?: (() => unknown)[]
}

export type Moment = { at: string; today: Day }

export type Judges = {
  [K in ActKind]?: (state: MemberState, act: ActOf<K>, moment: Moment) => Verdict
}

export const nothing = (): Partial<Facts> => ({})
export const refused: Verdict = { is_legal: false, apply: nothing }
