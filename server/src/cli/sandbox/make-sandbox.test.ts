import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from '#platform/files/directory-lock.ts'
import { makeSandbox, readNote } from './make-sandbox.ts'
import { templateName } from './places.ts'

let folder = ''
let templates = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coussinet-make-sandbox-'))
  templates = join(folder, '.templates')
  const template = join(templates, templateName({}, 'empty', new Date()))
  await mkdir(template, { recursive: true })
  await writeFile(join(template, 'secret.key'), 'the secret of the template')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const make = (name: string) =>
  makeSandbox(join(folder, name), {
    env: {},
    folder,
    data: 'empty',
    signal: new AbortController().signal,
    say: () => {},
  })

describe('[TRY-01] a new sandbox', () => {
  it('is complete as soon as its folder is there', async () => {
    await make('one')
    expect(await readNote(join(folder, 'one'))).toEqual({ data: 'empty' })
    expect(await readFile(join(folder, 'one', 'former.key'), 'utf8')).toBe('the secret of the template')
  })

  it('says that another command has made one of that name meanwhile, and leaves no copy', async () => {
    await mkdir(join(folder, 'one', 'postgres'), { recursive: true })
    await expect(make('one')).rejects.toThrow('The sandbox one was made by another command meanwhile.')
    expect((await readdir(folder)).toSorted()).toEqual(['.templates', 'one'])
  })

  it('is copied while nobody else makes or removes a template', async () => {
    const lock = await lockDirectory(templates)
    const making = make('one')
    await setTimeout(300)
    expect(existsSync(join(folder, 'one'))).toBe(false)
    await lock.release()
    await making
    expect(existsSync(join(folder, 'one'))).toBe(true)
  })

  it('removes the copies of commands that were killed, and none of one that runs', async () => {
    const killed = spawnSync(process.execPath, ['--version']).pid
    await mkdir(join(folder, `two.${killed}.being-made`))
    await mkdir(join(folder, `three.${process.ppid}.being-made`))
    await make('one')
    expect((await readdir(folder)).toSorted()).toEqual(['.templates', 'one', `three.${process.ppid}.being-made`])
  })
})
