import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand, faults } from '@coussinet/contract/brand/chosen.ts'
import { coloursCss } from '@coussinet/contract/brand/colours-css.ts'
import { iconSvg, markSymbols, printShapes } from '@coussinet/contract/brand/logo-svg.ts'
import type { Plugin } from 'vite'
import { ellipsePath } from '../../src/ui/drawings/ellipse-path.ts'
import * as neutral from '../../src/ui/drawings/paw.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const drawings = `${root}src/ui/drawings/brand.svg`
// Drawings of few pages, in a separate file, so that the others load one file only.
const scenes = `${root}src/ui/drawings/scenes.svg`

/** The mark in a separate file, for browser tabs and the pages that the server writes. */
export const icon = iconSvg(brand)

/** The brand's print, or the neutral one. */
const print = brand.logo.print ?? { pad: neutral.padShape, seam: neutral.padSeam, toes: neutral.toes }

/** Throws an error with a sentence for each fault of the brand. */
export function checkBrand(): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Writes what the style sheets and drawings need of the brand into a folder named by content; returns its path. */
function brandFiles(): { colours: string; drawings: string; scenes: string } {
  const colours = coloursCss(brand)
  const neutralPrint = printShapes({ pad: neutral.padShape, toes: neutral.toes })
  const withPrint = (file: string) => readFileSync(file, 'utf8').replaceAll(neutralPrint, () => printShapes(print))
  const drawn = withPrint(drawings).replace('</svg>', () => `${markSymbols(brand)}</svg>`)
  const drawnScenes = withPrint(scenes)
  const folder = join(
    root,
    'node_modules/.brand',
    createHash('sha256').update(colours).update(drawn).update(drawnScenes).digest('hex').slice(0, 16),
  )
  mkdirSync(folder, { recursive: true })
  const places = {
    colours: join(folder, 'brand-colours.css'),
    drawings: join(folder, 'brand.svg'),
    scenes: join(folder, 'scenes.svg'),
  }
  writeFileSync(places.colours, colours)
  writeFileSync(places.drawings, drawn)
  writeFileSync(places.scenes, drawnScenes)
  return places
}

/** The brand's colours, marks, print and icon in the place of the addresses that the sources name. */
export function brandLooks(): Plugin {
  return {
    name: 'brand-looks',
    config() {
      checkBrand()
      const files = brandFiles()
      return {
        resolve: {
          alias: [
            { find: /^\.\/brand-colours\.css$/, replacement: files.colours },
            { find: /^\.\/brand\.svg$/, replacement: files.drawings },
            { find: /^\.\/scenes\.svg$/, replacement: files.scenes },
          ],
        },
      }
    },
    load: {
      filter: { id: /\/ui\/drawings\/paw\.ts$/ },
      handler: () => ({
        code: [
          `export const padShape = ${JSON.stringify(print.pad)}`,
          `export const padSeam = ${JSON.stringify(print.seam)}`,
          `export const toeShapes = ${JSON.stringify(print.toes.map(ellipsePath))}`,
        ].join('\n'),
        moduleType: 'js',
        map: null,
      }),
    },
    configureServer({ middlewares }) {
      middlewares.use(
        '/logo.svg',
        (_request, response) => void response.setHeader('content-type', 'image/svg+xml').end(icon),
      )
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: 'logo.svg', source: icon })
    },
  }
}
