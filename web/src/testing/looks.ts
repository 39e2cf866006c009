import type { Language } from '@coussinet/texts/messages.ts'
import { commands } from 'vitest/browser'

/** Calls one of the commands of `web/vitest.config.ts`, which look at the page from outside as `e2e` does. */
async function command(name: string, ...params: unknown[]): Promise<unknown> {
  const run: unknown = Reflect.get(commands, name)
  if (typeof run !== 'function') throw new Error(`No command ${name}`)
  return Reflect.apply(run, commands, params)
}

/** Finds what sticks out, moves or speaks the other language. */
export const look = (language: Language) => command('look', language)

/** Finds what bars somebody's way. */
export const findBarriers = () => command('findBarriers')
