import { brand as shipped } from '../../../brand/coussinet.brand.ts'
import type { Brand } from './brand.ts'
import { readBrand } from './check-brand.ts'

// The only place of the contract that depends on where it runs, never a browser: the web build computes the brand values that pages need
// (`web/scripts/brand/brand-values.ts`).
declare const process: {
  env: Readonly<Record<string, string | undefined>>
  getBuiltinModule(name: 'node:url'): { pathToFileURL(path: string): { href: string } }
}

type ChosenBrand = {
  /** The brand of this portal: the file that `BRAND` names, below where the process was started, or the portal's own. */
  brand: Brand
  /** true for the brand shipped with the portal, an example */
  isShipped: boolean
  /** Faults of the brand file, a sentence each. The portal must check them at start: with a faulty file `brand` is the shipped one. */
  faults: readonly string[]
}

async function choose(path: string | undefined): Promise<ChosenBrand> {
  if (!path) return { brand: shipped, isShipped: true, faults: readBrand(shipped).faults }
  const at = (sentence: string) => `BRAND (${path}): ${sentence}`
  try {
    const file: { brand?: unknown } = await import(
      /* @vite-ignore */ process.getBuiltinModule('node:url').pathToFileURL(path).href
    )
    const { brand, faults } = readBrand(file.brand)
    return { brand: brand ?? shipped, isShipped: false, faults: faults.map(at) }
  } catch (error) {
    return {
      brand: shipped,
      isShipped: false,
      faults: [at(`the file cannot be read: ${error instanceof Error ? error.message : String(error)}`)],
    }
  }
}

export const { brand, isShipped, faults } = await choose(process.env['BRAND'])
