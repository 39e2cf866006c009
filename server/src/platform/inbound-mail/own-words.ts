/** Kinds of lines in the heads that mail programs put before what they quote, in the languages of the three countries and English. */
const headLines = {
  from: ['de', 'da', 'van', 'von', 'from', 'expéditeur', 'mittente', 'afzender'],
  date: ['envoyé', 'envoyé le', 'date', 'inviato', 'data', 'verzonden', 'datum', 'gesendet', 'sent'],
  to: ['à', 'a', 'aan', 'an', 'to', 'pour', 'cc', 'destinataire', 'destinatario'],
  subject: ['objet', 'oggetto', 'onderwerp', 'betreff', 'subject'],
} as const
type HeadLine = keyof typeof headLines
const headKinds = new Map<string, HeadLine>(
  (['from', 'date', 'to', 'subject'] as const).flatMap((kind) => headLines[kind].map((word) => [word, kind] as const)),
)

/** Lines that stand alone before what was written before. */
const separator =
  /^[\s>*]*(?:-{2,}\s*(?:message d['’]origine|message original|message initial|message transféré|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|origineel bericht|doorgestuurd bericht|urspr[üu]ngliche nachricht|original message|forwarded message|reply message)\s*-{2,}|(?:début du message (?:transféré|réexpédié)|inizio messaggio inoltrato|begin doorgestuurd bericht|begin forwarded message)\s*:)\s*$/iu

/** First words of what names the writer of a quote, with the verb that it ends in: « Le … a écrit : », “Op … schreef …:”. */
const attributions = [
  /^le\b.{4,400}\ba\s+[ée]crit\s*:$/isu,
  /^(?:il|in data|nel giorno)\b.{4,400}\bha\s+scritto\s*:$/isu,
  /^op\b.{4,400}\b(?:schreef\b.{0,200}|het\s+volgende\s+geschreven\s*|heeft\b.{0,200}\bgeschreven\s*):$/isu,
  /^on\b.{4,400}\bwrote\s*:$/isu,
  /^am\b.{4,400}\bschrieb\b.{0,200}:$/isu,
]
// A member may tell of what somebody wrote on a day: a program names an address, or the day with the hour.
const address = /[^\s<>"]@[^\s<>"]/u
const hour = /\b\d{1,2}\s?[:.h]\s?\d{2}\b/u
const dayInFull = /\b\d{4}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/u
const mostLinesOfAttribution = 4

/** Lines that telephones and mail programs sign with: how they begin, and the program that they name. */
const signed =
  /^(?:envoyée? (?:de|depuis|à partir de|avec|via)|inviat[oa] (?:da|dal|dalla|con|tramite)|(?:verzonden|verstuurd|gestuurd) (?:vanaf|vanuit|met|via|vanop)|sent (?:from|with|via)|gesendet (?:von|mit)|von mein\w+|télécharge[rz]|obtenir|scarica|ottieni|get|download|krijg|outlook voor)\b/iu
const program =
  /(?:^|[^\p{L}])(?:iphone|ipad|android|galaxy|samsung|huawei|xiaomi|redmi|oppo|pixel|smartphone|tablette?|(?:mon|mio|mijn) (?:téléphone|mobile|portable|telefono|cellulare|telefoon|gsm|toestel)|outlook|gmail|yahoo|proton ?mail|blue ?mail|spark|thunderbird|(?:mail|courrier|posta|e-mail) (?:orange|pour|per|voor|for)|libero|webmail|appli(?:cation)? mail|app mail|app di libero)(?:$|[^\p{L}])/iu

const isQuoted = (line: string) => /^\s{0,3}>/.test(line)
const isBlank = (line: string) => line.trim() === ''

/**
 * Keeps what somebody wrote themselves in an answer by mail: without what their program quotes, and what it signs by itself.
 * Their own closing words stay. In doubt a line stays, for a handler passes over a quote, and nobody finds a lost sentence.
 */
export function ownWords(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
  const kept: string[] = []
  let wasQuoted = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') {
      kept.push(line)
      continue
    }
    if (separator.test(line) || beginsHead(lines, at) || (line === '--' && isSignature(lines, at))) break
    const attribution = attributionAt(lines, at)
    if (attribution > 0) {
      let next = at + attribution
      while (isBlank(lines[next] ?? 'end')) next += 1
      // Not marked as quoted, it goes to the end; marked, an answer may stand between its lines or below.
      if (!isQuoted(lines[next] ?? '')) break
      at += attribution - 1
      wasQuoted = true
      continue
    }
    if (isQuoted(line) && (wasQuoted || isQuoted(lines[at + 1] ?? ''))) {
      wasQuoted = true
      continue
    }
    if (!isProgramSignature(line)) kept.push(line)
  }
  return withoutRule(kept)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Outlook draws a line before a head. */
function withoutRule(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line))
  return /^\s*[_-]{10,}\s*$/.test(lines[last] ?? '') ? lines.slice(0, last) : lines
}

const isProgramSignature = (line: string) => line.length < 200 && signed.test(line.trim()) && program.test(line)

// RFC 3676 has two hyphens and a space before a signature of a few lines. Many programs lose the space, and some people draw with hyphens.
const mostLinesOfSignature = 8

/** Tells whether what follows two hyphens is short enough for a signature, up to the end or to what is quoted. */
function isSignature(lines: readonly string[], at: number): boolean {
  let count = 0
  for (let next = at + 1; next < lines.length && count <= mostLinesOfSignature; next += 1) {
    const line = lines[next] ?? ''
    if (isQuoted(line) || separator.test(line) || attributionAt(lines, next) > 0 || beginsHead(lines, next)) break
    if (!isBlank(line)) count += 1
  }
  return count <= mostLinesOfSignature
}

/** Counts the lines of an attribution that begins at a line; 0 when none does. */
function attributionAt(lines: readonly string[], at: number): number {
  const first = (lines[at] ?? '').replace(/^[\s>*-]+/, '')
  if (!/^(?:le|il|in|nel|op|on|am)\b/i.test(first)) return 0
  let joined = ''
  for (let count = 1; count <= mostLinesOfAttribution; count += 1) {
    const line = (lines[at + count - 1] ?? '').replace(/^[\s>*-]+/, '')
    if (line === '' || joined.length + line.length > 600) return 0
    joined = joined === '' ? line : `${joined} ${line}`
    if (!/:\W{0,3}$/.test(line)) continue
    const sentence = joined.replace(/\W{0,3}$/, ':').replace(/\s*:+$/, ':')
    const isSaid = attributions.some((known) => known.test(sentence))
    return isSaid && (address.test(joined) || (hour.test(joined) && dayInFull.test(joined))) ? count : 0
  }
  return 0
}

/** Tells whether a head begins at a line: who, when and about what, one below the other, in any order. */
function beginsHead(lines: readonly string[], at: number): boolean {
  if (headLineOf(lines[at] ?? '') === null) return false
  const found = new Set<HeadLine>()
  let others = 0
  for (let next = at; next < Math.min(lines.length, at + 14); next += 1) {
    const line = lines[next] ?? ''
    const kind = headLineOf(line)
    if (kind !== null) {
      found.add(kind)
      others = 0
    } else if (!isBlank(line)) {
      // A list of recipients goes on below.
      others += 1
      if (others > 2) break
    }
    if (found.has('from') && found.has('date') && found.has('subject')) return true
  }
  return false
}

function headLineOf(line: string): HeadLine | null {
  const [, word = ''] = /^[\s>*]{0,6}([\p{L}][\p{L} ]{0,14}?)\s{0,2}\*{0,2}\s?:/u.exec(line.slice(0, 40)) ?? []
  return headKinds.get(word.toLowerCase()) ?? null
}
