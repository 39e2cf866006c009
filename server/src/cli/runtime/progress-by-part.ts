import type { CommandOutput } from './output.ts'
import type { CommandProgress } from './progress.ts'

/** Reports the progress of one part of long work after another. `done` ends the last one. */
export function progressByPart(out: Pick<CommandOutput, 'progress'>): {
  report: (what: string, count: number) => void
  done: () => void
} {
  let current: { what: string; progress: CommandProgress } | null = null
  const done = () => {
    current?.progress.done()
    current = null
  }
  return {
    report(what, count) {
      if (current?.what !== what) {
        done()
        current = { what, progress: out.progress(what) }
      }
      current?.progress.step(count)
    },
    done,
  }
}
