import { join } from 'node:path'

/** Folder of the whole portal: a build (`scripts/build-server.ts`) stands one folder less deep below it than this file does. */
export const portalFolder = join(import.meta.dirname, import.meta.filename.endsWith('.js') ? '../../..' : '../../../..')
