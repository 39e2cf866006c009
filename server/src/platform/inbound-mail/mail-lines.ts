export type MailLine = {
  /** the whole line, with quote marks */
  shown: string
  /** the text after its quote marks */
  text: string
  /** number of quote marks */
  depth: number
}

const marks = /^\s{0,3}((?:>\s?)+)/

/** Splits text with lines as written: lines that begin with “>” are quoted. */
export const linesOfText = (text: string): MailLine[] =>
  text.split(/\r\n?|\n/).map((written) => {
    const shown = written.replaceAll('\u00a0', ' ')
    const [all = '', signs = ''] = marks.exec(shown) ?? []
    return { shown, text: shown.slice(all.length), depth: signs.replaceAll(/\s/g, '').length }
  })

// The line before a signature (RFC 3676 §4.3), neither flowed nor joined to another.
export const signatureRule = '-- '

/**
 * Splits flowed text, in which lines that end in a space continue in the next (RFC 3676): only in one of the same
 * depth, and unquoted lines that begin with “>” have a space before it. With `del_sp` the space is not part of the
 * text.
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
    const unwrapped = parts.join('').replaceAll('\u00a0', ' ')
    return { shown: depth === 0 ? unwrapped : `${'>'.repeat(depth)} ${unwrapped}`, text: unwrapped, depth }
  })
}

export const isBlank = ({ text }: MailLine): boolean => text.trim() === ''
