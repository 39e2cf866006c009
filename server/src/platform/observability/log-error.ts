import { cleanText } from '@coussinet/contract/measurement/clean-text.ts'
import { formatStack } from './stack-of.ts'

const deepest = 3
// A driver's own calls stand first, a dozen and more of them: with Node's ten nobody sees which call of ours failed.
const longestStack = 40
Error.stackTraceLimit = longestStack

// Fields that a driver or a system call sets; a driver's `detail`, `query` and `params` hold what was sent.
const telling = [
  'code',
  'errno',
  'syscall',
  'severity',
  'routine',
  'constraint',
  'table',
  'column',
  'statusCode',
] as const

type ErrorLine = { type: string; message: string; stack: string; [more: string]: unknown }

/** An error as a line of the log tells it: what failed and where, never what somebody sent. */
export function logError(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const known = telling.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,80}$/.test(value))
      ? [[name, value] as const]
      : []
  })
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return {
    type: clean(error.name),
    message: clean(error.message),
    ...Object.fromEntries(known),
    stack: placesOf(error),
    ...(cause instanceof Error && depth + 1 < deepest ? { cause: logError(cause, depth + 1) } : {}),
  }
}

const clean = (text: string) => cleanText(text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' '))

/** The calls alone: a message stands before them, and may look like one. */
function placesOf(error: Error): string {
  const places = formatStack(error)
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^ {4}at [^"']*:\d+:\d+\)?$/.test(line))
  return places
    .slice(0, longestStack)
    .map((place) => place.trim())
    .join('\n')
}
