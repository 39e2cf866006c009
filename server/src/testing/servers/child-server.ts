import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/** User of a server that refuses to be root's: the user of that name where the tests are root's own, else whoever runs the tests. */
export function userNamed(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

export type ChildServer = {
  child: ChildProcess
  /** answers all that it has told so far */ output(): string
  /** waits for its end after a signal; kills it when it takes more than ten seconds */ end(
    signal: NodeJS.Signals,
  ): Promise<void>
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

type Start = { program: string; args: string[]; user?: { uid?: number; gid?: number }; env?: Record<string, string> }

/** A server as a child of the tests: it ends with them, however they end in an orderly way. */
export function startChild({ program, args, user = {}, env = {} }: Start): ChildServer {
  // The folder of the tests may be closed to another user.
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const listen = (chunk: unknown) => (output = (output + String(chunk)).slice(-20_000))
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.on('error', (error) => listen(error.message))
  const ended = once(child, 'exit').finally(() => running.delete(child))
  return {
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(late)
    },
  }
}

/** Asks until it is answered; throws with what the server told when it has ended, or says nothing for twenty seconds. */
export async function untilReady(server: ChildServer, ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    )
    if (failure === null) return
    if (server.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${server.child.spawnfile} is not ready: ${String(failure)}\n${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
