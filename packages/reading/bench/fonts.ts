import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../../node_modules/@expo-google-fonts')
const ofMachine = ['/usr/share/fonts/truetype/dejavu', '/usr/share/fonts/truetype/liberation']

/**
 * Has drawings of this process find the machine's fonts and those of the packages; to be called before the first of them. Gives the
 * families.
 */
export function prepareFonts(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'coussinet-fonts-'))
  const folders = [...ofMachine.filter((path) => existsSync(path)), packages]
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${folders.map((path) => `<dir>${path}</dir>`).join('')}<cachedir>${folder}</cachedir></fontconfig>`,
  )
  process.env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf')
  const has = (name: string) =>
    ofMachine.some((path) => existsSync(path) && readdirSync(path).some((file) => file.startsWith(name)))
  return [
    ...(has('DejaVuSans') ? ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono', 'DejaVu Sans Condensed'] : []),
    ...(has('Liberation') ? ['Liberation Sans', 'Liberation Serif', 'Liberation Mono', 'Liberation Sans Narrow'] : []),
    'Figtree',
    'Bricolage Grotesque',
  ]
}
