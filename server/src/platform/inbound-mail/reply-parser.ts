import { isBlank, linesOfText, type MailLine, signatureRule } from './mail-lines.ts'
import { isProgramSignature } from './program-signature.ts'
import { quoteOpeningAt } from './quote-openings.ts'

/** The text of a mail in three parts. */
export type ReplyParts = {
  reply: string
  /** trailing text that belongs to the reply: a forwarded mail, or a quote that may contain answers */
  forwarded: string
  /** quotes and signatures added by their program */
  quoted: string
}

type MailFacts = {
  /** the subject marks the mail as forwarded */
  is_forwarded?: boolean
  /** pictures or documents are attached, so it needs no text */
  has_files?: boolean
}

/**
 * Separates the sender's reply from quotes and signatures that their mail program added. A closing phrase belongs to the
 * reply. In doubt a line belongs to the reply, because handlers skip quotes, which are stored separately.
 */
export function splitReply(
  lines: readonly MailLine[],
  { is_forwarded = false, has_files = false }: MailFacts = {},
): ReplyParts {
  const own: string[] = []
  const quoted: string[] = []
  let isQuoting = false
  let at = 0
  let cutTo = 0
  const cut = (count: number) => {
    // An answer was written between this piece and the previous one.
    if (cutTo < at) quoted.push('')
    quoted.push(...lines.slice(at, at + count).map(({ shown }) => shown))
    at += count
    cutTo = at
  }
  while (at < lines.length) {
    const line = lines[at]
    if (!line) break
    if (line.depth > 0) {
      const count = blockAt(lines, at)
      isQuoting ||= isQuoteBlock(lines.slice(at, at + count))
      if (isQuoting) cut(count)
      else {
        own.push(...lines.slice(at, at + count).map(({ shown }) => shown))
        at += count
      }
      continue
    }
    const opening = isBlank(line) ? null : quoteOpeningAt(lines, at)
    if (opening) {
      if (opening.kind === 'reply' && depthBelow(lines, at + opening.lines) > 0) {
        isQuoting = true
        cut(opening.lines)
        continue
      }
      // Without quote marks, the quote extends to the end.
      if (opening.is_certain) break
    }
    const signature = signatureAt(lines, at)
    if (signature > 0) cut(signature)
    else {
      own.push(line.shown)
      at += 1
    }
  }
  const rest = lines.slice(at)
  const [words, rule] = withoutRule(own)
  const isOwn =
    rest.length > 0 &&
    (is_forwarded ||
      quoteOpeningAt(rest, 0)?.kind === 'forward' ||
      pointsBelow(words.join('\n')) ||
      (tidy(words) === '' && !has_files))
  const end = [...rule, ...rest.map(({ shown }) => shown)]
  return {
    reply: tidy(words),
    forwarded: isOwn ? tidy(end) : '',
    quoted: tidy(isOwn ? quoted : [...quoted, '', ...end]),
  }
}

/** Returns the reply in a text, with what it forwards. */
export function extractReply(text: string): string {
  const { reply, forwarded } = splitReply(linesOfText(text))
  return [reply, forwarded].filter((part) => part !== '').join('\n\n')
}

const tidy = (lines: readonly string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Depth of the first non-empty line from a position. */
const depthBelow = (lines: readonly MailLine[], from: number): number => lines[nextSaid(lines, from)]?.depth ?? 0

/** Index of the first non-empty line from a position; after the last line if there is none. */
function nextSaid(lines: readonly MailLine[], from: number): number {
  let at = from
  for (let line = lines[at]; line && isBlank(line); line = lines[at]) at += 1
  return at
}

/** Counts consecutive quoted lines. */
function blockAt(lines: readonly MailLine[], at: number): number {
  let count = 0
  while ((lines[at + count]?.depth ?? 0) > 0) count += 1
  return count
}

/**
 * Tells whether quoted lines without an introduction were quoted by a program, which also marks empty lines and nested
 * quotes. A person who marks a list does not.
 */
function isQuoteBlock(block: readonly MailLine[]): boolean {
  if (block.some((line) => line.depth > 1 || isBlank(line))) return true
  return quoteOpeningAt(block, 0) !== null
}

/**
 * Tells whether somebody says that their answers are within the quote: « ci-dessous », or an answer and its place in
 * one sentence.
 */
const pointsBelow = (words: string): boolean =>
  words
    .split(/[.!?…\n]/u)
    .some(
      (sentence) =>
        below.test(sentence) || (place.test(sentence) && (answer.test(sentence) || placesInText(sentence) > 1)),
    )

const wordsOf = (...alternatives: string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')
/** Words that only refer to what follows. */
const below = wordsOf(
  'ci-dessous|ci-après|entre (?:vos|les) lignes|sous (?:vos|chaque|les) questions?',
  'qui sotto|qua sotto|tra le righe|sotto (?:le|ogni|alle) (?:vostre )?domand[ae]',
  'hieronder|tussen de regels|onder (?:uw|de|elke) (?:vraag|vragen)',
  'siehe unten|see below|in ?line',
)
const colour = wordsOf(
  'en (?:rouge|bleu|vert|gras|couleur|majuscules)',
  'in (?:rosso|blu|verde|grassetto|maiuscolo|rood|blauw|groen|vet|kleur|hoofdletters|rot|blau|red|blue|green|bold)',
  'in het (?:rood|blauw|groen|vet)',
)
const text = wordsOf(
  'plus bas|en dessous|dans (?:votre|le|ton) (?:texte|message|mail|courriel|e-mail|corps)',
  'di seguito|nel (?:testo|vostro|suo|messaggio)',
  'hierna|in (?:uw|de|het|je) (?:tekst|mail|e-mail|bericht)',
  'below',
)
const place = new RegExp(`${colour.source}|${text.source}`, 'iu')
const placesInText = (sentence: string) => [colour, text].filter((kind) => kind.test(sentence)).length
/** Words for the sender's own answer: « votre réponse » is another's. */
const answer = wordsOf(
  '(?<!(?:votre|vos|ta|tes) )réponses?|répon(?:ds|du|dons)|commentaires|remarques|annot\\p{L}+|complét\\p{L}+|(?:voir|voyez|regardez)',
  '(?<!(?:vostr[ae]|su[ae]|tu[ae]) )rispost[ae]|risposto|rispond(?:o|iamo)|comment[io]|annotazioni|completato|ved(?:i|ere|ete|a)',
  '(?<!(?:uw|jouw|je|jullie) )antwoord(?:en)?|geantwoord|opmerkingen|aangevuld|ingevuld|zie',
  'antworten?|geantwortet|siehe|(?<!your )(?:answers?|replies|comments)|answered|replied|see',
)

/** Outlook draws a line before a quoted header, and pages have such lines too. */
function withoutRule(lines: readonly string[]): [readonly string[], readonly string[]] {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return /^\s*[_=-]{10,}\s*$/.test(lines[last] ?? '') ? [lines.slice(0, last), lines.slice(last)] : [lines, []]
}

const mostLinesOfSignature = 8

/**
 * Counts the lines of a signature: a program’s own, or a few below two hyphens and a space (RFC 3676 §4.3). Without the
 * space, or with an empty line between, the hyphens may be the sender's.
 */
function signatureAt(lines: readonly MailLine[], at: number): number {
  const lineText = lines[at]?.text ?? ''
  if (lineText !== signatureRule) return isProgramSignature(lineText.trim()) ? 1 : 0
  let count = 1
  for (;;) {
    const line = lines[at + count]
    if (!line || isBlank(line) || line.depth > 0 || quoteOpeningAt(lines, at + count)) break
    count += 1
    if (count > mostLinesOfSignature + 1) return 0
  }
  // Only a quote follows it.
  const next = nextSaid(lines, at + count)
  const line = lines[next]
  return !line || line.depth > 0 || quoteOpeningAt(lines, next) || isProgramSignature(line.text.trim()) ? count : 0
}
