import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'

// A frame in a file of a build: `at name (file:///…/server/dist/3f0c/start.js:12:34)`.
const builtCall = /(?:file:\/\/)?(\/[^\s()]{1,500}\/server\/dist\/[^\s()]{1,200}\.js):(\d{1,7}):(\d{1,7})/g

const maps = new Map<string, SourceMap | null>()

/** Stack of an error, with the frames of a build mapped to its sources, except those of libraries. */
export const formatStack = ({ stack = '' }: Error): string =>
  stack.replaceAll(builtCall, (call, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `file://${join(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
      : call
  })

/** Source map of a built file, read on demand: most processes never fail. */
function mapOf(file: string): SourceMap | null {
  const sourceMap = maps.get(file)
  if (sourceMap !== undefined) return sourceMap
  const path = `${file}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null
  maps.set(file, map)
  return map
}
