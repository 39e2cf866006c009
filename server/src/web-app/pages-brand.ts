import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { computeBrandFingerprint } from '@coussinet/contract/brand/fingerprint.ts'
import type { Config } from '#platform/config/config.ts'
import { portalFolder } from '#platform/core/places.ts'

type PagesSettings = Partial<Pick<Config, 'pages_dir'>>

const builtHere = join(portalFolder, 'web/dist')

/** Folder of the built pages. */
export const pagesDirectory = ({ pages_dir }: PagesSettings): string => pages_dir ?? builtHere

/** Throws, in a sentence, when the pages were built with another brand than that of this process, or with an earlier state of it. */
export function checkPagesBrand(config: PagesSettings): void {
  const directory = pagesDirectory(config)
  const list = join(directory, 'pages.json')
  if (!existsSync(list)) return
  const { brand: built }: { brand?: string } = JSON.parse(readFileSync(list, 'utf8'))
  const own = computeBrandFingerprint(brand)
  if (built !== undefined && built !== own)
    throw new Error(
      `The pages in ${directory} were built with the brand ${built}, and BRAND gives ${own}: build them with the BRAND that the portal is started with (node web/scripts/build.ts).`,
    )
}
