import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import { findCaption } from '../page/captions.ts'
import { phrases, findPhrase, joinedTo, lettersIn, plainWords, says } from '../page/phrases.ts'
import { type Cell, splitCells, median, type PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { parseNumbers } from './amounts.ts'
import { hasBillTitle } from './bill-titles.ts'
import { type DayOfYear, dayOfYearAt, findDays, toIsoDay, type WrittenDay } from './dates.ts'
import type { MemberFacts } from './member-facts.ts'

/** Role of a day, according to the words beside it. */
type DayPart = 'care' | 'bill' | 'other'

const parts: readonly [DayPart, ReturnType<typeof phrases>][] = [
  [
    'other',
    // A deposit's day, whatever words for a payment are between: "Acconto ricevuto il", "Acompte réglé le".
    joinedTo(
      ['acompte', 'acomptes', 'arrhes', 'acconto', 'acconti', 'anticipo', 'caparra', 'voorschot', 'aanbetaling'],
      [''],
      'recu | recus | recues | regle* le | encaisse* le | ricevut* | pagat* il | ontvangen op | betaald op',
    ),
  ],
  [
    'other',
    phrases(
      `ne le | nee le | naissance | date de naissance | nato il | nata il | nascita | geboren | geboortedatum | geb
      | echeance | date limite | a regler avant | payable avant | limite | scadenza | entro il
      | vervaldatum | vervaldag | te betalen voor | uiterste datum | uiterste betaaldatum | uiterlijk | ten laatste
      | betaaltermijn | au plus tard | date ultime | exigible le | date d exigibilite | preleve le | prelevement le
      | payable le
      | termine di pagamento | data limite | non oltre | prochain* | rappel le | prochain rappel | prossimo | prossima
      | prossimo richiamo | volgende | rendez vous | rdv | appuntamento | afspraak | valable jusqu | valide jusqu
      | validite
      | valable | valido fino | geldig tot | imprime le | edite le | date d impression | impression | stampato il
      | data di stampa | data stampa | afgedrukt | afdrukdatum | printdatum | loi | decret | arrete | dpr | d lgs
      | legge | wet van | rage | peremption | lot | scad | depuis le | client depuis | commande | devis
      | preventivo | offerte | bestek | virement | identifie le | puce le | entree le | inscrit | vaccine le | dernier
      | ultimo | ultima | laatste | acompte | acconto | voorschot | verse le | versato il | sterilise | votre commande
      | bon de commande | origine | originale | originaria | oorspronkelijke | ordonnance du | resultats du
      | prelevement du | client depuis le
      | paiement effectue le | reglement effectue le | virement effectue le | pagamento effettuato il
      | versamento effettuato il | bonifico eseguito il | betaling uitgevoerd op | vaccin effectue le
      | vaccination effectuee le | identification effectuee le | identification realisee le
      | sterilisation realisee le
      | accident | accident du | sinistre | sinistre du | incidente | incidente del | sinistro | ongeval | ongeval van
      | bl | bon de livraison | ddt | documento di trasporto | bolla | leveringsbon | leveringsnota | verzendnota
      | pakbon | remplace la facture du | remplace facture du | annule la facture du | sostituisce la fattura del
      | annulla la fattura del | vervangt factuur van | vervangt de factuur van`,
    ),
  ],
  [
    'care',
    // "Date de l'acte", "data della visita", "datum van de raadpleging": as each noun is joined.
    [
      ...joinedTo(
        ['date', 'jour'],
        ['de', 'des', 'du', 'd', 'de la', 'de l'],
        'soin | soins | acte | actes | visite | visites | consultation | consultations | intervention | prestation | prestations | passage | examen | operation | chirurgie | seance | traitement',
      ),
      ...joinedTo(
        ['data', 'giorno'],
        ['', 'di', 'del', 'dell', 'della', 'delle'],
        'visita | prestazione | prestazioni | intervento | cura | cure | esame | trattamento | operazione | seduta',
      ),
      ...joinedTo(
        ['datum', 'dag'],
        ['', 'van', 'van de', 'van het'],
        'behandeling | consult | consultatie | raadpleging | ingreep | operatie | onderzoek | prestatie | prestaties | zorg | zorgen | verzorging | bezoek',
      ),
      ...joinedTo(['effectue*', 'realise*', 'pratique*', 'prodigue*', 'dispense*'], [''], 'le'),
      ...joinedTo(['passage', 'seance', 'journee', 'passaggio', 'giornata', 'bezoek'], [''], 'du | del | van'),
      ...joinedTo(['eseguit*', 'effettuat*', 'prestat*', 'erogat*'], [''], 'il'),
      ...joinedTo(['uitgevoerd', 'behandeld', 'verricht'], [''], 'op'),
    ],
  ],
  [
    'care',
    phrases(
      `date de soins | date des soins | date du soin | soins du | soin du | acte du | examen du | chirurgie du
      | operation du | date de visite | visite du | date de consultation
      | consultation du | date d acte | date des actes | actes du | intervention du | date de prestation
      | prestation du | date de la prestation | data visita | data della visita
      | data prestazione | data della prestazione | prestazioni del | prestazione del | visita del | data intervento
      | data cure | datum behandeling | behandeldatum | behandeling van | datum consult | datum verzorging
      | datum zorg | datum van de zorgen | consult van | prestatiedatum | datum prestatie`,
    ),
  ],
  [
    'bill',
    phrases(
      `date | date facture | date de facture | facture du | date de facturation | date d emission | emise le | emis le
      | en date du | fait le | fait a | le | du | data | data fattura | data documento | data emissione
      | data di emissione | emessa il | del | li | datum | factuurdatum | datum factuur
      | facture d acompte | fattura di acconto | fattura d acconto | voorschotfactuur
      | avoir | facture d avoir | facture d annulation | note de credit | nota di credito | nota credito | creditnota
      | kredietnota | creditfactuur | dd
      | facture | fattura | factuur | recu | ricevuta | opgemaakt | ticket | regle le | pagato il | betaald op`,
    ),
  ],
]

// Nouns for the credited invoice, and for the credit note itself.
const ofInvoice = phrases('facture | factures | fattura | fatture | factuur | facturen | ft')
const ofCreditNote = phrases(
  `avoir | facture d avoir | facture d annulation | note de credit | nota di credito | nota credito | creditnota
  | kredietnota | creditfactuur | facture le | date facture | date de facture | date de la facture | data fattura
  | data della fattura | datum factuur`,
)

/** Facts about a paper: indexes of the rows with lines of care, and whether it is a credit note. */
export type PaperFacts = { lines: ReadonlySet<number>; isCreditNote: boolean }

export type FoundDay = {
  day: string
  check: ReadingCheck | null
  at: WrittenDay
  /** Words beside or above it label it as the bill's or the care's day. */
  isNamed: boolean
}

// Handwriting is twice as high as print; a day in the title is as high as the title.
const MUCH_HIGHER = 1.7
const heightOf = (words: readonly { height: number }[]) => median(words.map(({ height }) => height))

type NamedDay = {
  at: WrittenDay
  part: DayPart | null
  index: number
  byPen: boolean
  beside: readonly string[]
  /** It begins or ends a time. */
  isOfTime?: boolean
}

/** Plain words right before a day, up to a column's gap, without numbers. */
function plainBefore({ height }: PageRow, day: WrittenDay, before: readonly PageWord[]): string[] {
  const gap = before.findLastIndex((word, at) => (before[at + 1] ?? day).x - word.x - word.width > 3 * height)
  const own = before.slice(gap + 1).slice(-6)
  return plainWords(own.map(({ text }) => withoutPrefix(text)).join(' ')).filter((word) => !isNumberOrItsSign(word))
}

const knownDays = new WeakMap<readonly PageRow[], NamedDay[]>()

/** Finds days with their role by the words beside or above them, and whether they look handwritten by their size. */
function namedDays(rows: readonly PageRow[]): NamedDay[] {
  const known = knownDays.get(rows) ?? findNamedDays(rows)
  knownDays.set(rows, known)
  return known
}

function findNamedDays(rows: readonly PageRow[]): NamedDay[] {
  const partAbove = partsOfCells()
  const isBill = rows.some(hasBillTitle)
  // Pages of text and of pictures have different units.
  const usualOf = (page: PageRow['page']) => median(rows.filter((row) => row.page === page).map(({ height }) => height))
  const usuals = new Map([...new Set(rows.map(({ page }) => page))].map((page) => [page, usualOf(page)]))
  return rows.flatMap((row, index) => {
    const days = findDays(row)
    const isHigher = (day: WrittenDay, than: number) =>
      row.page.source === 'picture' && heightOf(day.words) > MUCH_HIGHER * than
    return days.map((day, order) => {
      const from = days[order - 1]?.x ?? -Infinity
      const before = row.words.filter((word) => word.x > from && word.x < day.x)
      const own = plainWords(
        before
          .slice(-6)
          .map(({ text }) => withoutPrefix(text))
          .join(' '),
      )
      const beside = [...nounAbove(row, rows[index - 1], before), ...own]
      const part =
        isOfPrinting(rows, index, day) ||
        isOfMail(rows, index) ||
        isOfCopy(own) ||
        (isBill && isOfOtherPaper.test(plainBefore(row, day, before).join(' '))) ||
        isOfTime(row, days, order)
          ? 'other'
          : isOfCareSentence(row, before)
            ? 'care'
            : (nearest(beside) ?? partBehind(row, day, before))
      if (part !== null) {
        // A colon alone is lower than any letter.
        const label = Math.max(...before.slice(-2).map(({ height }) => height))
        return { at: day, part, index, byPen: isHigher(day, label), beside, isOfTime: isOfTime(row, days, order) }
      }
      const byPen = isHigher(day, usuals.get(row.page) ?? 0)
      if (isNamedUnknown(row, day)) return { at: day, part: null, index, byPen, beside }
      const caption = captionOf(rows, index, day)
      if (caption !== null) return { at: day, part: nearest(plainWords(caption.text)), index, byPen, beside }
      for (let up = index - 1; up >= Math.max(0, index - 2); up -= 1) {
        const above = rows[up]
        if (above === undefined || above.page !== row.page || row.y - above.y > 4 * row.height) break
        const right = Math.max(...day.words.map((word) => word.x + word.width))
        const part_above = partAbove(above, day.x, right)
        if (part_above === undefined) continue
        return { at: day, part: part_above, index, byPen, beside }
      }
      return { at: day, part: null, index, byPen, beside }
    })
  })
}

const ofCare = phrases(
  `soin | soins | consultation | visite | intervention | prestations | actes | verzorging | behandeling | consultatie
  | raadpleging | ingreep | visita | prestazioni | cure | intervento`,
)
const ofPatient = phrases(
  'votre | vos | donne* | prodigue* | dispense* | vostro | vostra | suo | sua | eseguit* | prestat* | uw | verstrekt*',
)
const ofNext = phrases(
  'prochain* | prevu* | controle | rappel | prossim* | previst* | controllo | volgende | voorzien | controle',
)

/** Tells whether a sentence without an amount says when care was given: "Soins donnés à votre chat Milo le". */
function isOfCareSentence(row: PageRow, before: readonly PageWord[]): boolean {
  const words = plainWords(before.map(({ text }) => text).join(' '))
  return (
    /^(?:le|du|il|del|op|van|in data)$/.test(words.slice(words.at(-1) === 'data' ? -2 : -1).join(' ')) &&
    says(words.slice(0, 4), ofCare) &&
    says(words, ofPatient) &&
    !says(words, ofNext) &&
    parseNumbers({ ...row, words: before }).amounts.length === 0
  )
}

/** A number without the letters that begin it, which are no words: "Devis n° D-310 du". */
const withoutPrefix = (text: string): string => text.replaceAll(/(?<!\p{L})\p{L}{1,4}(?=[-/.]?\d)/gu, '')

/** Tells whether words say when a copy was made: "Duplicata du", "édition du", where no number of the bill is between. */
const isOfCopy = (words: readonly string[]): boolean =>
  /^(?:duplicat[ao]|duplicaat|copi[ea]|kopie|(?:re)?edition|(?:re)?impression|ristampa|herdruk) (?:du|le|del|il|van|op)$/.test(
    words.slice(-2).join(' '),
  )

// A bill names the plan that it follows, and the prescription of what it sells, which have that day themselves.
const isOfOtherPaper = new RegExp(
  [
    '(?:plan de (?:soins|traitement)|piano di cur[ae]) d(?:u|el)',
    'behandelplan van',
    '(?:ordonnance|prescription|ricetta|prescrizione|voorschrift)(?: (?!fa[ct]t|date|data|d[ei]livr|delivr|dispens|fait|remis|rilasci|verstrekt)[a-z.]+){0,4} (?:du|le|del|van|il|op)',
    'dat[eau]m?(?: de| de l| d| della| van)? (?:ordonnance|prescription|ricetta|prescrizione|voorschrift)',
  ]
    .map((one) => `(?:^| )${one}$`)
    .join('|'),
)

const isUntil = /^(?:au|al|tot|tem|jusqu au|fino al)$/
const isFrom = /(?:^| )(?:du|dal|van)$/
const isFromShort = /(?:^| )(?:du|dal|van) \d{1,2}(?: \d{1,2}| [a-z]{3,})? (?:au|al|tot|tem)$/

/** Tells whether a day begins or ends a time: "du 03/11/2026 au 06/11/2026", "dal 3 al 6 novembre 2026". */
function isOfTime({ words }: PageRow, days: readonly WrittenDay[], order: number): boolean {
  const [before, day, next] = [days[order - 1], days[order], days[order + 1]]
  const between = (from: WrittenDay | undefined, to: WrittenDay | undefined) => {
    const start = from?.words.at(-1)?.x ?? -Infinity
    const own = words.filter(({ x }) => x > start && x < (to?.x ?? Infinity))
    return { plain: plainWords(textOf(own)).join(' '), isDash: own.length === 1 && /^[-–—]$/.test(own[0]?.text ?? '') }
  }
  const isSpan = (from: number): boolean => {
    const { plain, isDash } = between(days[from], days[from + 1])
    return isUntil.test(plain) || (isDash && isFrom.test(between(days[from - 1], days[from]).plain))
  }
  if (day === undefined) return false
  return (
    (next !== undefined && isSpan(order)) ||
    (before !== undefined && isSpan(order - 1)) ||
    isFromShort.test(between(before, day).plain)
  )
}

const textOf = (words: readonly PageWord[]): string => words.map(({ text }) => text).join(' ')

const ofStay = phrases(
  `hospitalis* | sejour | surveillance | ricovero | ricoverat* | degenza | opname | opgenomen | verblijf | periode | periodo
  | traitement | trattamento | facture | fattura | factuur | actes | prestation | prestazione`,
)

/** Tells whether a row with a time says that of care, not when a clinic is closed. */
const saysStay = ({ text }: PageRow): boolean => {
  const words = plainWords(text)
  return (says(words, ofCare) || says(words, ofStay)) && !says(words, ofNext)
}

/** The small caption right below a day that has its cell for itself. */
function captionOf(rows: readonly PageRow[], at: number, { words, row }: WrittenDay): Cell | null {
  const cell = splitCells(row).find((one) => one.words.length === words.length && one.words[0] === words[0])
  return cell === undefined ? null : findCaption(rows, at, cell)
}

const isNumberOrItsSign = (word: string) => /\d/.test(word) || /^(?:n|n°|no|nr)$/.test(word)

/** Tells whether nothing but a preposition, and numbers, label a day: "n. 377/2026 del". */
function isPrepositionAlone(words: readonly string[]): boolean {
  const [one, ...others] = words.filter((word) => !isNumberOrItsSign(word))
  return others.length === 0 && /^(?:du|del|van|dd)$/.test(one ?? '')
}

const MOST_OF_HEADING = 4

/**
 * Words of the cell above a preposition that alone labels a day, as its noun stands there: "Facture d’origine" above "du",
 * "Rif. fattura" above "n. 377 del".
 */
function nounAbove(row: PageRow, above: PageRow | undefined, before: readonly PageWord[]): string[] {
  const last = before.at(-1)
  if (last === undefined || above?.page !== row.page || row.y - above.y > 4 * row.height) return []
  const label = splitCells(row).find(({ words }) => words.includes(last))
  const own = label?.words.filter((word) => before.includes(word)).map(({ text }) => text) ?? []
  const cell = splitCells(above).find(({ x, right }) => label !== undefined && x < label.right && right > label.x)
  if (cell === undefined || cell.words.length > MOST_OF_HEADING) return []
  // A noun that has a day of its own is no other day's: "Data di stampa 12/05/2026" above "Del 14/05/2026".
  if (findDays(above).some(({ words }) => words.some((word) => cell.words.includes(word)))) return []
  return isPrepositionAlone(plainWords(own.join(' '))) ? plainWords(cell.text) : []
}

// One or two words before a day may be a place: "Rennes, 12/05/2026".
const LEAST_NAME = 3

/** Tells whether a day of a picture has a label in its cell that is unknown or misread; a heading above does not apply then. */
function isNamedUnknown(row: PageRow, { words: [first], x }: WrittenDay): boolean {
  if (row.page.source === 'text' || first === undefined) return false
  const cell = splitCells(row).find(({ words }) => words.includes(first))
  const name = cell?.words.filter((word) => word.x < x && lettersIn(word.text) > 1) ?? []
  return name.length >= LEAST_NAME
}

/** Reads a label behind its day at the end of a row: "12/11/2026   Date de facture". */
function partBehind(row: PageRow, day: WrittenDay, before: readonly PageWord[]): DayPart | null {
  if (before.length > 0) return null
  const behind = splitCells({ ...row, words: row.words.filter((word) => !day.words.includes(word)) })
  const [label, ...others] = behind
  return label === undefined || others.length > 0 || label.words.length > 4 || /\d/.test(label.text)
    ? null
    : nearest(plainWords(label.text))
}

// Browsers print an address or a page number into the margins, beside the day of printing.
const inMargin =
  /https?:\/\/|\bwww\.|file:\/\/|about:blank|localhost|(?:^|\s)(?:page )?\d{1,3}\s?(?:\/|of|sur|di|van)\s?\d{1,3}$/i

/** Tells whether a day is that of printing: it has a time and is in a browser's header or footer. */
function isOfPrinting(rows: readonly PageRow[], index: number, { row, words }: WrittenDay): boolean {
  const isEdge = rows[index - 1]?.page !== row.page || rows[index + 1]?.page !== row.page
  const next = row.words[row.words.findLastIndex((word) => words.includes(word)) + 1]
  const hasTime = /\d[,T]?\s?\d{1,2}[:h]\d\d/.test(`${words.at(-1)?.text ?? ''} ${next?.text ?? ''}`)
  if (!isEdge || !hasTime) return false
  const own = rows.filter(({ page }) => page === row.page)
  return [own[0], own.at(-1)].some((edge) => edge !== undefined && inMargin.test(edge.text))
}

const ofSender = /^(?:de|from|da|van|à|to|a|aan)\b.*@/i
const ofSubject = /^(?:objet|subject|oggetto|onderwerp)\b/i
const ofSending = /^(?:date|envoyé|sent|data|inviato|datum|verzonden)(?!\p{L})/iu

/** Tells whether a row says when a mail was sent: the rows around it name its sender and what it is about. */
function isOfMail(rows: readonly PageRow[], index: number): boolean {
  const around = rows.slice(Math.max(0, index - 3), index + 4).filter(({ page }) => page === rows[index]?.page)
  const isMail = [ofSender, ofSubject].every((one) => around.some(({ text }) => one.test(text)))
  // Below it the bill may have a day that is called the same.
  return isMail && around.find(({ text }) => ofSending.test(text)) === rows[index]
}

type ReadCell = { cell: Cell; part?: DayPart | null }

/**
 * Reads the role from the cell above a place; undefined if there is none. Rows and cells are parsed once, as many days may be below.
 */
function partsOfCells(): (row: PageRow, x: number, right: number) => DayPart | null | undefined {
  const cellsOfRow = new Map<PageRow, ReadCell[]>()
  return (row, x, right) => {
    const cells = cellsOfRow.get(row) ?? splitCells(row).map((cell): ReadCell => ({ cell }))
    cellsOfRow.set(row, cells)
    const over = cells.find(({ cell }) => cell.x < right && cell.right > x)
    if (over === undefined) return undefined
    if (over.part === undefined) over.part = nearest(plainWords(over.cell.text))
    return over.part
  }
}

// A "date" followed by more unknown words is not the bill's: "Date limite de paiement", misread.
const MOST_BEHIND = 2

/** Finds the role whose phrase is nearest to the day; of two that end together, the longer one. */
function nearest(dateWords: readonly string[]): DayPart | null {
  // Ignore a number between a noun and its day: "Commande n° 5566 du".
  const words = dateWords.filter((word) => !isNumberOrItsSign(word))
  let best: { part: DayPart | null; end: number; size: number; isFar?: boolean } = {
    part: null,
    end: -Infinity,
    size: 0,
  }
  for (const [part, any] of parts)
    for (const phrase of any) {
      const last = lastPlace(phrase, words)
      if (last < 0) continue
      const end = last + phrase.length
      // A preposition belongs to the noun before it: "Facture du", "échéance le".
      const isLittle = phrase.length === 1 && /^(?:le|du|del|li|date|data|datum)$/.test(phrase[0] ?? '')
      const rank = isLittle ? end - 2.5 : end
      if (rank > best.end || (rank === best.end && phrase.length > best.size))
        best = { part, end: rank, size: phrase.length, isFar: isLittle && words.length - end > MOST_BEHIND }
    }
  return best.isFar === true ? null : best.part
}

function lastPlace(phrase: readonly string[], words: readonly string[]): number {
  let found = -1
  for (;;) {
    const next = findPhrase(phrase, words, found + 1)
    if (next < 0) return found
    found = next
  }
}

/**
 * Finds the day of care: labelled as such, or in the lines; else the bill's day, else the only day. It is covered by the contract and not
 * in the future. Null for handwriting, for two candidates, and for lines of several days.
 */
export function findCareDate(
  rows: readonly PageRow[],
  known: MemberFacts,
  least: (day: WrittenDay) => boolean,
  facts: PaperFacts = { lines: new Set(), isCreditNote: false },
): FoundDay | null {
  const possible = (day: string) =>
    day <= known.today &&
    day >= yearsBefore(known.today, 6) &&
    (known.covered.from === null || day >= known.covered.from) &&
    (known.covered.to === null || day <= known.covered.to)
  const all = namedDays(rows)
  const named = all.map((one) => partOf(one, all, facts))
  const printed = named.filter(({ at, byPen }) => least(at) && !byPen)
  // Care of several days has no one day.
  const isStay = ({ index, at, isOfTime: isTime }: NamedDay) =>
    isTime === true && ((facts.lines.has(index) && hasEnded(named, index, known.today)) || saysStay(at.row))
  if (named.some(isStay)) return null
  const isBounded = known.covered.from !== null || known.covered.to !== null
  const table = toTable(facts.lines)
  const isTold = printed.some(({ part, index }) => part === 'care' && !table.has(index))
  const inLines = isTold ? [] : daysOfLines(rows, named, { lines: facts.lines, table })
  const bill = new Set(
    printed.filter(({ part, index }) => part === 'bill' && !table.has(index)).map(({ at }) => at.day),
  )
  const days = withoutMisread(inLines, bill)
  if (new Set(days.map(({ day }) => day)).size > 1) return null
  const [line] = days
  // "Acompte pour chirurgie du 12/11": a bill of an earlier day says when care is planned.
  const last = lastDayOfBill(named, facts.lines)
  const isPlanned = (day: string) =>
    last !== undefined && last < day && daysBetween(last, day) <= MOST_DAYS_FROM_BILL && possible(day)
  if (line !== undefined && isPlanned(line.day)) return null
  const isOtherThan = (one: NamedDay, day: string) =>
    isSaidInLine(one, facts.lines) && one.at.day !== day && !isBehindDay(one, named)
  if (line !== undefined && named.some((one) => isOtherThan(one, line.day))) return null
  if (line !== undefined && possible(line.day) && least(line)) {
    const isAlone = days.length < 2 && line.row.page.source === 'picture'
    if (isAlone && bill.size > 0 && !bill.has(line.day)) return null
    return { day: line.day, at: line, check: isBounded ? 'contract_days' : null, isNamed: true }
  }
  if (!isTold && !facts.isCreditNote) {
    // Below its lines a bill speaks of other visits, and of days on which there is none.
    const upper = facts.lines.size === 0 ? rows : rows.slice(0, Math.max(...facts.lines) + 1)
    const said = last === undefined ? [] : upper.flatMap((row) => careDaysWithoutYear(row, last))
    const [one] = said
    if (one !== undefined && said.some(({ day }) => day !== last)) {
      const isOneDay = new Set(said.map(({ day }) => day)).size === 1
      // In a picture a pen may have written it.
      return isOneDay && possible(one.day) && least(one) && one.row.page.source === 'text'
        ? { day: one.day, at: one, check: isBounded ? 'contract_days' : null, isNamed: true }
        : null
    }
  }
  for (const part of ['care', 'bill', null] as const) {
    if (part !== 'care' && (isCareDayLost(rows, table) || isSaidOtherwise(named, facts.lines))) return null
    const some = withoutPayment(printed.filter((one) => one.part === part))
    // An unlabelled day counts only if it is the only one, unclear and handwritten ones included.
    const beside = part === null ? named.filter((one) => one.part !== 'other') : some
    const days = [...new Set(beside.map(({ at }) => at.day))]
    if (some.length === 0) continue
    const fit = days.filter(possible)
    const day = fit.length === 1 ? fit[0] : part === 'bill' ? headDay(some, possible) : undefined
    if (day === undefined) return null
    const at = some.find((one) => one.at.day === day)?.at
    if (at === undefined || (part === 'care' && isPlanned(day))) return null
    const places = named.filter((one) => one.at.day === day && one.part !== 'other').length
    const check = isBounded ? 'contract_days' : places > 1 ? 'written_twice' : null
    return { day, at, check, isNamed: part !== null }
  }
  return null
}

/** Tells whether a time that a row says is over: a vaccine's validity and a health plan go on. */
const hasEnded = (named: readonly NamedDay[], index: number, today: string): boolean =>
  named.every((one) => one.index !== index || one.isOfTime !== true || one.at.day <= today)

/** Tells a day in the name of a line that begins with its own: "03/11/2026 Lecture d'analyses du 30/10/2026". */
const isBehindDay = (one: NamedDay, named: readonly NamedDay[]): boolean =>
  named.some(({ index, at }) => index === one.index && at !== one.at && at.words[0] === at.row.words[0])

const isOfPayment =
  /(?:^| )(?:dat[eau]m?(?: de| du| di| del| van)? (?:paiement|reglement|pagamento|betaling)|beta(?:al|lings)datum)$/

/** Drops the days of a payment where there are others. */
function withoutPayment(days: readonly NamedDay[]): readonly NamedDay[] {
  const others = days.filter(({ beside }) => !isOfPayment.test(beside.join(' ')))
  return others.length > 0 ? others : days
}

/** Tells whether a line says another day than the bill in its name, as that of a visit may be: "Huisbezoek op 31/10/2025". */
function isSaidOtherwise(named: readonly NamedDay[], lines: ReadonlySet<number>): boolean {
  const bill = new Set(named.flatMap(({ part, index, at }) => (part === 'bill' && !lines.has(index) ? [at.day] : [])))
  return named.some((one) => isSaidInLine(one, lines) && !bill.has(one.at.day))
}

/** Tells a day in the name of a line: "Radiographies du 04/11/2026". */
const isSaidInLine = ({ part, index, beside }: NamedDay, lines: ReadonlySet<number>): boolean =>
  lines.has(index) && part !== 'other' && isDayPreposition.test(beside.at(-1) ?? '')

/** Tells whether a picture has a label for the day of care whose day is illegible. The bill's day may differ from it. */
const isCareDayLost = (rows: readonly PageRow[], table: ReadonlySet<number>): boolean =>
  rows.some((row, index) => {
    if (row.page.source === 'text' || table.has(index) || !/\d.*[-./ ].*\d\d/.test(row.text)) return false
    return nearest(plainWords(row.text)) === 'care' && findDays(row).length === 0
  })

/** Excludes the credited invoice's day from the days of a credit note. */
function partOf(one: NamedDay, all: readonly NamedDay[], { isCreditNote, lines }: PaperFacts): NamedDay {
  if (!isCreditNote) return one
  // "Storno visita del 10/06/2026": a line says when what is given back was done.
  if (one.part === 'care' && lines.has(one.index)) return { ...one, part: 'other' }
  if (one.part !== 'bill') return one
  // "09/04/2026 | FC26-0198 du 02/04/2026", below heads that were not read: the note's own day stands alone.
  const isOfNumber = isPrepositionAlone(one.beside.slice(-2)) && one.beside.some((word) => /\d/.test(word))
  if (isOfNumber && all.some((other) => other.index === one.index && other.part === null && other.at.x < one.at.x))
    return { ...one, part: 'other' }
  const lastOf = (any: typeof ofInvoice) => Math.max(...any.map((phrase) => lastEnd(phrase, one.beside)))
  return lastOf(ofInvoice) > lastOf(ofCreditNote) ? { ...one, part: 'other' } : one
}

function lastEnd(phrase: readonly string[], words: readonly string[]): number {
  const last = lastPlace(phrase, words)
  return last < 0 ? -1 : last + phrase.length
}

/** Drops days that occur once in the lines of a picture where the others are the bill's day: a digit was misread. */
function withoutMisread(days: readonly WrittenDay[], bill: ReadonlySet<string>): readonly WrittenDay[] {
  const count = (day: string) => days.filter((one) => one.day === day).length
  const isSaid = days.some(({ day, row }) => row.page.source === 'picture' && bill.has(day) && count(day) > 1)
  return isSaid ? days.filter(({ day }) => bill.has(day) || count(day) > 1) : days
}

type TablePlaces = { lines: ReadonlySet<number>; table: ReadonlySet<number> }

/** Indexes of the rows from above the first line to the last; rows between lines may head a day. */
function toTable(lines: ReadonlySet<number>): ReadonlySet<number> {
  const first = Math.min(...lines)
  return lines.size === 0
    ? lines
    : new Set(Array.from({ length: Math.max(...lines) - first + 2 }, (_, step) => first - 1 + step))
}

/** Finds days at the beginning of lines, or in their own column. Days without a year take it from the bill's day. */
function daysOfLines(
  rows: readonly PageRow[],
  named: readonly NamedDay[],
  { lines, table }: TablePlaces,
): WrittenDay[] {
  const first = Math.min(...table)
  const heads = named.filter(
    ({ at, part, index }) => part !== 'other' && table.has(index) && !lines.has(index) && isHeadOfDay(at),
  )
  // The one above the first line may be the bill's.
  const isHeaded = heads.some(({ index }) => index > first)
  const full = named.filter((one) => {
    const { at, part, index } = one
    if (heads.includes(one)) return isHeaded || part !== 'bill'
    return (
      lines.has(index) && (part === 'care' || (part !== 'other' && isOwnCell(at) && (part === null || index > first)))
    )
  })
  if (full.length > 0) return full.map(({ at }) => at)
  const last = lastDayOfBill(named, lines)
  return last === undefined ? [] : [...lines].flatMap((index) => dayWithoutYear(rows[index], last) ?? [])
}

const lastDayOfBill = (named: readonly NamedDay[], lines: ReadonlySet<number>): string | undefined =>
  named
    .filter(({ part, index }) => part === 'bill' && !lines.has(index))
    .map(({ at }) => at.day)
    .toSorted()
    .at(-1)

const MOST_BESIDE_DAY = 2

/** Tells whether a day stands in a row of its own, as above the care of that day: "12/05/2026", "Journée du 12/05/2026". */
const isHeadOfDay = ({ row, words }: WrittenDay): boolean =>
  row.words.length <= words.length + MOST_BESIDE_DAY && parseNumbers(row).amounts.length === 0

/** Tells whether a day begins its row or has its own cell. */
function isOwnCell({ row, words }: WrittenDay): boolean {
  const [first] = words
  return (
    first === row.words[0] ||
    splitCells(row).some((cell) => cell.words[0] === first && cell.words.length === words.length)
  )
}

/** Completes a day without a year ("03/11 Consultation", "3 nov."): the last one up to the bill's day. */
function dayWithoutYear(row: PageRow | undefined, bill: string): WrittenDay | null {
  const first = row?.words[0]
  if (row === undefined || first === undefined) return null
  const found = dayOfYearAt(row.words, 0)
  if (found === null) return null
  // In words it has its cell for itself: "2 mars" may be what is sold; and "1 set" is no September, which has a dot.
  const isAlone =
    found.length > 1 &&
    splitCells(row)[0]?.words.length === found.length &&
    !isNoMonth.test(row.words[found.length - 1]?.text ?? '')
  return isAlone || /^\d\d[/.-]\d\d:?$/.test(first.text) ? completed(row, found, 0, bill) : null
}

const isNoMonth = /^(?:set|mar|gen|mag)$/i

/** The last day up to the bill's that has this month and date. */
function completed(row: PageRow, found: DayOfYear, at: number, bill: string): WrittenDay | null {
  const words = row.words.slice(at, at + found.length)
  const year = Number(bill.slice(0, 4))
  const day = [year, year - 1]
    .map((one) => toIsoDay(one, found.month, found.date))
    .find((one) => one !== null && one <= bill)
  const [first] = words
  return day === null || day === undefined || first === undefined
    ? null
    : { day, row, words, x: first.x, confidence: Math.min(...words.map(({ confidence }) => confidence)) }
}

const MOST_DAYS_FROM_BILL = 92
const daysBetween = (day: string, later: string): number => (Date.parse(later) - Date.parse(day)) / 86_400_000
// Words beside another visit, or none: "votre dernière visite du 3 octobre".
const ofOtherVisit = phrases(
  `dernier* | derniere* | precedent* | annul* | report* | suite | ultim* | annull* | rinvi* | seguito | laatste | vorig*
  | geannuleerd* | vervolg | plan | piano | pas | aucun* | sans | ferme* | chius* | non | nessun* | senza | geen | zonder
  | gesloten`,
)

/** Days of care in a sentence, without a year, not long before the bill's: "Visite du 3 novembre", "Soins effectués le 03/11". */
function careDaysWithoutYear(row: PageRow, bill: string): WrittenDay[] {
  const plain = plainWords(row.text)
  if (!says(plain, ofCare) && nearest(plain) !== 'care') return []
  if (says(plain, ofNext) || says(plain, ofOtherVisit)) return []
  return row.words.flatMap((_, at) => {
    const before = plainWords(textOf(row.words.slice(Math.max(0, at - 5), at)))
    const isOfCare = isDayPreposition.test(before.at(-1) ?? '') && (nearest(before) === 'care' || says(before, ofCare))
    const found = isOfCare ? dayOfYearAt(row.words, at) : null
    // "Soins du 03/11 au 05/11" is a stay, or an offer.
    const isBegin = found !== null && isUntil.test(plainWords(row.words[at + found.length]?.text ?? '').join(' '))
    const day = found && !isBegin && completed(row, found, at, bill)
    const isSoon = day && daysBetween(day.day, bill) <= MOST_DAYS_FROM_BILL
    return isSoon ? [day] : []
  })
}
const isDayPreposition = /^(?:le|du|il|del|op|van)$/

/** Days that are not labelled as the bill's or the care's: with another label, or with none. */
export type OtherDays = { named: ReadonlySet<string>; nameless: ReadonlySet<string> }

export function findOtherDays(rows: readonly PageRow[]): OtherDays {
  const days = namedDays(rows)
  const of = (part: DayPart | null) => new Set(days.flatMap((one) => (one.part === part ? [one.at.day] : [])))
  return { named: of('other'), nameless: of(null) }
}

/** Chooses the first of several days of the bill, if the others are at least three rows below. */
function headDay(
  some: readonly { at: WrittenDay; index: number }[],
  possible: (day: string) => boolean,
): string | undefined {
  const [first, second] = some.filter(({ at }) => possible(at.day))
  if (first === undefined) return undefined
  if (second !== undefined && second.at.day !== first.at.day && second.index - first.index < 3) return undefined
  return first.at.day
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}
