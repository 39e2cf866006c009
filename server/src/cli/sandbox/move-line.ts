import type { FactCount } from '#modules/demo/sandbox/move-listener.ts'
import { moment } from '../runtime/table.ts'

type MoveLine = { day: string; happened: FactCount[] } | { at: string }

const words: Record<FactCount['kind'], (what: string) => string> = {
  done: (what) => what,
  notification: (what) => `notification ${what}`,
  message: (what) => (what === 'email' ? 'mail sent' : `${what} sent`),
  event: (what) => `event ${what}`,
  webhook: (what) => `webhook ${what}`,
}

/** Formats a line of a move: a day with what happened on it, or the moment that was reached. */
export function formatMoveLine(line: string): string {
  const move: MoveLine = JSON.parse(line)
  if ('at' in move) return `It is ${moment(new Date(move.at))}.`
  return `${move.day}  ${move.happened.map(({ kind, what, count }) => `${words[kind](what)} ${count}`).join(', ')}`
}
