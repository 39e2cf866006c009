import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portalFolder } from './places.ts'

export const { version }: { version: string } = JSON.parse(readFileSync(join(portalFolder, 'package.json'), 'utf8'))
