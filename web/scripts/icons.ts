import { fileURLToPath } from 'node:url'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

/** Shape of an icon, for `createIcon`. */
type IconShape = [element: string, attributes: Record<string, string>]

const prefix = '~icons/lucide/'
const moduleOf = (name: string) => `\0icon:${name}`
const creator = fileURLToPath(new URL('../src/ui/icon.ts', import.meta.url))

const icons: Readonly<Record<string, { body: string }>> = lucide.icons
const aliases: Readonly<Record<string, { parent: string }>> = lucide.aliases

/** Attributes that `createIcon` gives to all shapes. */
const common = new Set([
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
])

/** Returns the shapes of an icon; throws for a name that Lucide has not, and for what is more than shapes. */
export function iconShapes(name: string): IconShape[] {
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body
  if (body === undefined) throw new Error(`Lucide has no icon ${name}: see https://lucide.dev/icons.`)
  return [...body.matchAll(/<(\w+)([^>]*?)\/?>/g)].flatMap(([, element = '', text = '']) => {
    // One group around them all holds the common attributes.
    if (element === 'g') return []
    const attributes = [...text.matchAll(/([a-z\d-]+)="([^"]*)"/g)].filter(([attribute]) => !common.has(attribute))
    return [[element, Object.fromEntries(attributes.map(([, key = '', value = '']) => [key, value]))]]
  })
}

/** Makes `~icons/lucide/<name>` the component of that icon: only those that a page imports are in its files. */
export const lucideIcons = (): Plugin => ({
  name: 'coussinet:lucide-icons',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? moduleOf(id.slice(prefix.length)) : null),
  load(id) {
    if (!id.startsWith(moduleOf(''))) return null
    const name = id.slice(moduleOf('').length)
    return [
      `import { createIcon } from ${JSON.stringify(creator)}`,
      `export default /* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${JSON.stringify(iconShapes(name))})`,
    ].join('\n')
  },
})
