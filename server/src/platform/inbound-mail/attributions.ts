import type { MailLine } from './mail-lines.ts'

const mostLines = 4
const longest = 600

export type Attribution = {
  lines: number
  /** has a day, a time and an address in brackets, which nobody writes by hand */
  is_certain: boolean
}

/**
 * Finds the sentence with which a program introduces a quote: « Le …, X a écrit : », “X schreef op …:”. It has a sender
 * and no recipient: « la clinique m’a écrit : » is a person’s. Phones speak many other languages: their sentence is one above marked
 * lines alone.
 */
export function attributionAt(lines: readonly MailLine[], at: number): Attribution | null {
  const depth = lines[at]?.depth
  const parts: string[] = []
  for (let count = 1; count <= mostLines; count += 1) {
    const line = lines[at + count - 1]
    const isEnd = line !== undefined && endsAddress(line, parts.at(-1) ?? '')
    const text = (isEnd ? line.shown : (line?.text ?? '')).replace(/^[\s*-]+/, '').trimEnd()
    if ((line?.depth !== depth && !isEnd) || text === '') return null
    parts.push(text)
    const sentence = parts.join(' ')
    if (sentence.length > longest) return null
    if (ending.test(text)) {
      const read = parts.some((_part, from) => beginsAnew(parts, from)) ? null : readAttribution(sentence)
      return read && { lines: count, ...read }
    }
    if (endsSentence.test(text) || (count === 1 && !mayBegin(text))) return null
  }
  return null
}

/** Gmail breaks the line before the closing bracket of an address, which then looks like a quote mark. */
const endsAddress = ({ shown, depth }: MailLine, before: string) =>
  depth === 1 && /^>\s?(?:\p{L}[\p{L} ]{0,30})?\s?:$/u.test(shown.trim()) && /<\s?[^<>\s]+$/.test(before)

/** A colon, or Zoho's hyphens. */
const ending = /(?::\W{0,3}|\s-{3,})$/

/** Tells whether the sentence begins at a later line: the lines above end the sender's own words. */
function beginsAnew(parts: readonly string[], from: number): boolean {
  const [before = '', first = ''] = parts.slice(from - 1)
  if (from === 0 || readAttribution(parts.slice(from).join(' ')) === null) return false
  return dated.test(first) || !(first.startsWith('<') || /[,\d]$/.test(before))
}

const endsSentence = /[!?…]$|\p{L}{5,}\.$/u
const mayBegin = (text: string) =>
  dated.test(text) || verb.test(text) || addressInBrackets.test(text) || text.endsWith('<') || isTimed(text)
const dated = /^(?:le|il|in data|nel giorno|op|on|am)\s/iu

const verb = /(?:\s|(?<=>))(a\s+[ée]crit|ha\s+scritto|schreef|schrieb|wrote|writes)(?=\s|$)/iu
const known = /[ée]crit|scritto|schreef|geschreven|schrieb|geschrieben|wrote|writes/iu
const perfect = /\s(heeft|hat)\s(?=.*\s(?:geschreven|geschrieben)$)/iu

export const address = /[^\s<>"]@[^\s<>"]/u
const addressInBrackets = /[<[(]\s?(?:mailto:)?[^\s<>()[\]"]+@[^\s<>()[\]"]+\s?[>\])]/u
export const hour = /\b\d{1,2}\s?[:.h]\s?\d{2}\b/u
export const dayInFull = /\b\d{4}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/u

function readAttribution(joined: string): Pick<Attribution, 'is_certain'> | null {
  const sentence = joined.replace(/[\s:-]*\W{0,3}$/u, (end) => (end.includes('>') ? '>' : ''))
  if (!known.test(sentence)) return isOfProgram(sentence) ? { is_certain: false } : null
  const attribution = partsOf(sentence)
  if (attribution === null || !isSender(attribution.who)) return null
  const isBracketed = addressInBrackets.test(attribution.who)
  const hasTime = isTimed(attribution.when)
  const isNamed = isBracketed || (attribution.when !== '' && (hasTime || address.test(attribution.who)))
  return isNamed ? { is_certain: isBracketed && hasTime } : null
}

const isTimed = (text: string) => hour.test(text) && dayInFull.test(text)

/** Tells whether a sentence in another language has what programs write in each: an address, a day and one time. */
function isOfProgram(sentence: string): boolean {
  const rest = sentence.replace(dayInFull, ' ')
  return addressInBrackets.test(sentence) && rest !== sentence && hour.test(rest) && !hour.test(rest.replace(hour, ' '))
}

/** Parts of a sentence: sender and time; null if it is not a form that programs write, or has a recipient. */
function partsOf(sentence: string): { who: string; when: string } | null {
  const found = verb.exec(sentence) ?? perfect.exec(sentence)
  if (!found) return null
  const [all, word = ''] = found
  const before = sentence.slice(0, found.index).trim()
  // Gmail’s Dutch form: “schreef X het volgende geschreven:”.
  const after = sentence
    .slice(found.index + all.length)
    .trim()
    .replace(written, '')
  const isDated = dated.test(before)
  if (/^(?:heeft|hat)$/i.test(word)) {
    if (isDated) return { when: before, who: after }
    return dated.test(after) ? { when: after, who: before } : null
  }
  if (after !== '' && dated.test(`${after} `) && !isDated)
    return toWhom.test(before) ? null : { when: after, who: before }
  if (/^sch/i.test(word))
    return isDated ? { when: before, who: after } : after === '' ? { when: '', who: before } : null
  if (after !== '' || toWhom.test(before)) return null
  return isDated ? senderAfterDay(before) : { when: '', who: before }
}

const written = /\s*(?:(?:het\s+)?volgende\s+|folgendes\s+)?(?:geschreven|geschrieben)$/iu

/** Pronouns before a verb that name the recipient. */
const toWhom = /(?:^|[\s,])(?:[mtlvs]['’]|(?:nous|vous|lui|leur|me|te|mi|ti|ci|vi|gli|le|si)\s?)$/iu
/** Pronouns beside the sender if the verb comes first. */
const toWhomBeside =
  /(?:^|\s)(?:mij|me|ons|hem|haar|hun|hen|u|je|jou|jullie|aan|mir|uns|ihm|ihr|ihnen|dir|euch|an)(?=\s|$)/u

/** The sender follows the last part of date, time and time zone. */
function senderAfterDay(before: string): { who: string; when: string } {
  const bracket = addressInBrackets.exec(before)?.index ?? before.length
  const times = [
    ...before
      .slice(0, bracket)
      .matchAll(/\b\d{1,2}\s?[:.h]\s?\d{2}(?:[:.]\d{2})?\b|\b\d{4}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b/gu),
  ]
  const last = times.at(-1)
  if (!last) {
    const comma = before.indexOf(',')
    return { when: before.slice(0, comma + 1), who: before.slice(comma + 1) }
  }
  const end = last.index + last[0].length
  return { when: before.slice(0, end), who: before.slice(end).replace(zone, '') }
}
const zone = /^\s*(?:[AP]M\b|Uhr\b|\(?(?:UTC|GMT|CES?T|MES?Z)?\s?(?:[+-]\d{1,4}(?::\d{2})?)?\)?)/u

// People write « la clinique », programs a name. With an address beside it, the name may begin with anything.
const article =
  /^(?:l['’]|(?:les?|la|une?|mon|ma|mes|notre|votre|il|elle|on|ce|cette|lo|gli|i|un[oa]?|mio|mia|nostr[oa]|lui|lei|de|het|een|mijn|onze?|hij|zij|ze|der|die|das|ein|eine|mein|meine|er|sie|the|my|our|he|she|they|we|docteur|dottore|dottoressa|dottor)\s)/iu

function isSender(who: string): boolean {
  const name = who.replace(/^[\s,;:"«“'’(-]+/u, '')
  if (name === '' || toWhomBeside.test(name.replace(addressInBrackets, ' '))) return false
  return addressInBrackets.test(name) || !article.test(`${name} `)
}
