import { mostFailures, mostFrames, type Report } from '@coussinet/contract/measurement/report.ts'

type Failure = Report['failures'][number]

// A message stands above the calls, may be somebody's words, and may look like one.
const longestLine = 500

// `at name (file:line:column)`, or without the name.
const call = /^\s*at (?:(.+?) \()?(?:async )?(.+?):(\d+):(\d+)\)?$/

/** A file by its place in the portal: where the machine keeps it is nobody's business. */
const placeOf = (file: string) =>
  file.replace(/^.*?\/((?:node_modules|server|contract)\/)/, '$1').replace(/^file:\/\/.*\//, '')

function framesOf(stack: string): Failure['frames'] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file = '', lineno, colno] = (line.length > longestLine ? null : call.exec(line)) ?? []
    if (file === '') return []
    const filename = placeOf(file)
    return [
      {
        filename,
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: /^(?:server|contract)\//.test(filename),
        ...(name === undefined ? {} : { function: name }),
      },
    ]
  })
  // The service reads them from the outermost call.
  return frames.slice(0, mostFrames).toReversed()
}

/** An error and its causes, as a report tells them. */
export function failuresOf(error: unknown, depth = 0): Failure[] {
  if (!(error instanceof Error)) return [{ type: 'Error', value: 'not an error', handled: false, frames: [] }]
  const own = {
    type: error.name.slice(0, 200),
    value: error.message.slice(0, 1000),
    handled: false,
    frames: framesOf(error.stack ?? ''),
  }
  return error.cause instanceof Error && depth + 1 < mostFailures ? [own, ...failuresOf(error.cause, depth + 1)] : [own]
}
