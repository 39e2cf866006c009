/** Changes of a formula: what the insurer's systems and people answer, and what a day brings. */

export {
  answerChange,
  findAskedFormulaChange,
  formulaChangesOfStatus,
  pageOfFormulaChanges,
} from './formula-changes/asked-changes.ts'
export { settleMemberDueChanges, unansweredChanges } from './formula-changes/due-changes.ts'
