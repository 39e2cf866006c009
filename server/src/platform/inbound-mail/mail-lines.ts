export type MailLine = {
  /** the whole line, with its marks */
  shown: string
  /** the words behind its marks */
  said: string
  /** marks as quoted, counted */
  depth: number
}

const marks = /^\s{0,3}((?:>\s?)+)/

/** Takes text apart whose lines are as they were written: what begins with “>” is marked. */
export const linesOfText = (text: string): MailLine[] =>
  text.split(/\r\n?|\n/).map((written) => {
    const shown = written.replaceAll('\u00a0', ' ')
    const [all = '', signs = ''] = marks.exec(shown) ?? []
    return { shown, said: shown.slice(all.length), depth: signs.replaceAll(/\s/g, '').length }
  })

// The line that RFC 3676 §4.3 sets before a signature: neither flowed nor joined to another.
export const signatureRule = '-- '

/**
 * Takes text apart of which lines that end in a space go on in the next (RFC 3676): a line goes on in one of the same depth alone,
 * and an own line that begins with “>” was given a space, so that it is none that is quoted. With `del_sp` the space is no part of it.
 */
export function linesOfFlowedText(text: string, { del_sp }: { del_sp: boolean }): MailLine[] {
  const lines: { parts: string[]; depth: number }[] = []
  let goesOn = false
  for (const written of text.split(/\r\n?|\n/)) {
    const [signs = ''] = /^>*/.exec(written) ?? []
    const depth = signs.length
    const part = written.slice(depth).replace(/^ /, '')
    const isRule = part === signatureRule
    const before = lines.at(-1)
    if (goesOn && !isRule && before?.depth === depth) before.parts.push(part)
    else lines.push({ parts: [part], depth })
    goesOn = part.endsWith(' ') && !isRule
    if (goesOn && del_sp) lines.at(-1)?.parts.splice(-1, 1, part.slice(0, -1))
  }
  return lines.map(({ parts, depth }) => {
    const said = parts.join('').replaceAll('\u00a0', ' ')
    return { shown: depth === 0 ? said : `${'>'.repeat(depth)} ${said}`, said, depth }
  })
}

export const isBlank = ({ said }: MailLine): boolean => said.trim() === ''
