import { join } from 'node:path'

/** Folder of the whole portal: a build (`scripts/build-server.ts`) stands as deep below it as this file does. */
export const portalFolder = join(import.meta.dirname, '../../..')
