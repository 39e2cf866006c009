import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const clockTicks = 100

function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
}

/** Seconds of CPU that a process has used. */
export function cpuOf(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / clockTicks
}

/** Seconds of CPU that a PostgreSQL has used: its postmaster, the children that have ended, and those that are there now. */
export function cpuOfPostgres(files: string): number {
  const postmaster = Number(readFileSync(`${files}/postmaster.pid`, 'utf8').split('\n')[0])
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsIfThere(Number(name)))
    .filter(([, parent]) => Number(parent) === postmaster)
  const own = fieldsOf(postmaster)
  const ended = Number(own[13]) + Number(own[14])
  return [own, ...children].reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), ended) / clockTicks
}

function fieldsIfThere(pid: number): string[] {
  try {
    return fieldsOf(pid)
  } catch {
    // It has ended since the folder was read.
    return []
  }
}

/** Memory of a process that is in use, in MB. */
export const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Seconds of CPU that this machine has used, whoever asked for it. */
export function cpuOfMachine(): number {
  const [, user, nice, system] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? []
  return (Number(user) + Number(nice) + Number(system)) / clockTicks
}

/**
 * Keeps this process, and all that it starts, off the first core. Answers how to start something on that core alone; as it comes where
 * there is none to spare.
 */
export function leaveFirstCore(): { isAlone: boolean; onFirstCore: (command: readonly string[]) => readonly string[] } {
  const asItComes = { isAlone: false, onFirstCore: (command: readonly string[]) => command }
  if (availableParallelism() < 2) return asItComes
  try {
    execFileSync('taskset', ['-acp', `1-${availableParallelism() - 1}`, String(process.pid)], { stdio: 'ignore' })
  } catch {
    return asItComes
  }
  return { isAlone: true, onFirstCore: (command) => ['taskset', '-c', '0', ...command] }
}
