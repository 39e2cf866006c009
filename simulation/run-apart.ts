import type { Script } from './acts.ts'
import { type Result, runScript } from './run.ts'

// A process that lives one script after another, as its parent sends them (`simulate.ts`).
process.on('message', (script: Script) => {
  void runScript(script).then((result: Result) => process.send?.(result))
})
