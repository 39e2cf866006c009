import { createHash } from 'node:crypto'

const powers = 'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/**
 * A rendered mail as an answer to a browser, with its policy. The inline styles that mail programs need move into the
 * sheet, so that the policy names the one sheet by its hash; links leave the frame; nothing may run or be fetched.
 */
export function mailPage(mail: string): { html: string; policy: string } {
  const names = new Map<string, string>()
  const nameOf = (rules: string) => {
    const name = names.get(rules) ?? `s${names.size}`
    names.set(rules, name)
    return name
  }
  // No text of a mail holds a plain quote: what matches is the renderer's own.
  const dressed = mail
    .replace(/ style="([^"]*)"/g, (_, rules: string) => ` data-style="${nameOf(rules)}"`)
    .replaceAll('<a ', '<a target="_top" ')
  const moved = [...names].map(([rules, name]) => `[data-style="${name}"]{${rules}}`).join('')
  let sheet = moved
  const html = dressed.replace(/<style>([^<]*)<\/style>/, (_, own: string) => {
    sheet = moved + own
    return `<style>${sheet}</style>`
  })
  return {
    html,
    policy: `default-src 'none'; style-src '${hashOf(sheet)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; ${powers}`,
  }
}

/** A sheet's name in a content security policy. */
export function hashOf(sheet: string): string {
  return `sha256-${createHash('sha256').update(sheet).digest('base64')}`
}
