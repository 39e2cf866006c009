import { join } from 'node:path'

/** Folder of the whole portal: files of a build (`scripts/build-server.ts`) are one folder less deep than this file. */
export const portalFolder = join(import.meta.dirname, import.meta.filename.endsWith('.js') ? '../../..' : '../../../..')
