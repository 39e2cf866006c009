import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { brandName } from '@coussinet/contract/brand/values.ts'
import { inlineScript } from './inline-script.ts'
import { computeHash } from './page-html.ts'

const folder = fileURLToPath(new URL('../src/start/verifier', import.meta.url))

/**
 * Writes the page that checks papers: one file without a network, whose policy allows its own script and styles alone.
 * The portal writes its heads into the last script when it serves the page.
 */
export async function writeVerifier(dist: string): Promise<void> {
  const script = (await inlineScript(`${folder}/verify-page.ts`, {})).replaceAll('</script', String.raw`<\/script`)
  const styles = `${readFileSync(new URL('verifier.css', import.meta.url), 'utf8')}${colours()}`
  const policy = [
    "default-src 'none'",
    `script-src ${computeHash(script)}`,
    `style-src ${computeHash(styles)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brandName}</title>
<style>${styles}</style>
</head>
<body>
<main></main>
<script type="application/json" id="heads">null</script>
<script>${script}</script>
</body>
</html>
`
  mkdirSync(`${dist}/proofs`, { recursive: true })
  writeFileSync(`${dist}/proofs/verify.html`, html)
}

function colours(): string {
  const { light, dark } = brand.colours
  const rules = (theme: Readonly<Record<string, string>>) =>
    Object.entries(theme)
      .map(([name, value]) => `--${name.replaceAll('_', '-')}: ${value};`)
      .join('')
  return `:root{${rules(light)}}@media (prefers-color-scheme: dark){:root{${rules(dark)}}}`
}
