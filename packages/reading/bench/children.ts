import { readdirSync, readFileSync } from 'node:fs'

/** Watches how much memory the processes take that this one starts, until it is stopped; gives the most that one of them had, in MB. */
export function memoryOfChildren(): { stop(): number } {
  let most = 0
  const look = () => {
    for (const pid of childrenOf(process.pid)) most = Math.max(most, peakOf(pid))
  }
  const timer = setInterval(look, 50)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

/** Seconds of CPU that all processes took which this one started and which have ended; Linux alone knows it. */
export function cpuOfChildren(): number {
  try {
    const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}

function childrenOf(parent: number): string[] {
  try {
    return readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
      readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

/** The most that a process had so far; Linux alone knows it. */
function peakOf(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
