import { cleanText } from '@coussinet/contract/measurement/clean-text.ts'
import { formatStack } from './stack-of.ts'

const deepest = 3
// A driver's own frames come first, a dozen or more: with Node's default of ten, our own call would be missing.
const longestStack = 40
Error.stackTraceLimit = longestStack

// Fields set by a driver or a system call; a driver's `detail`, `query` and `params` contain data and are left out.
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

/** Formats an error for the log: what failed and where, never data. */
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

/** Only the stack frames: the message precedes them, and may look like one. */
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
