import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import { phrases, findPhrase, plainWords } from '../page/phrases.ts'
import { type Cell, splitCells, median, type PageRow } from '../page/rows.ts'
import { findDays, type WrittenDay } from './dates.ts'
import type { MemberFacts } from './member-facts.ts'

/** Part of a day, by the words beside it. */
type DayPart = 'care' | 'bill' | 'other'

const parts: readonly [DayPart, ReturnType<typeof phrases>][] = [
  [
    'other',
    phrases(
      `ne le | nee le | naissance | date de naissance | nato il | nata il | nascita | geboren | geboortedatum | geb | echeance | date limite | a regler avant | payable avant | limite | scadenza | entro il
      | vervaldatum | vervaldag | te betalen voor | prochain* | rappel le | prochain rappel | prossimo | prossima | prossimo richiamo | volgende | rendez vous | rdv | appuntamento | afspraak | valable jusqu | valide jusqu | validite
      | valable | valido fino | geldig tot | imprime le | edite le | date d impression | impression | stampato il | data di stampa | data stampa | afgedrukt | afdrukdatum | printdatum | loi | decret | arrete | dpr | d lgs | legge | wet van | rage | peremption | lot | scad | depuis le | client depuis | commande | devis
      | preventivo | offerte | bestek | virement | identifie le | puce le | entree le | inscrit | vaccine le | dernier | ultimo | ultima | laatste | acompte | acconto | voorschot | verse le | versato il | sterilise`,
    ),
  ],
  [
    'care',
    phrases(
      `date de soins | date des soins | date du soin | soins du | date de visite | visite du | date de consultation | consultation du | date d acte | date des actes | actes du | intervention du | date de prestation | prestation du | date de la prestation | data visita | data della visita
      | data prestazione | data della prestazione | prestazioni del | prestazione del | visita del | data intervento | data cure | datum behandeling | behandeldatum | behandeling van | datum consult | datum verzorging | datum zorg | datum van de zorgen | consult van | prestatiedatum | datum prestatie`,
    ),
  ],
  [
    'bill',
    phrases(
      `date | date facture | date de facture | facture du | date de facturation | date d emission | emise le | emis le | en date du | fait le | fait a | le | du | data | data fattura | data documento | data emissione | data di emissione | emessa il | del | li | datum | factuurdatum | datum factuur
      | facture | fattura | factuur | recu | ricevuta | opgemaakt | ticket | regle le | pagato il | betaald op`,
    ),
  ],
]

export type FoundDay = {
  day: string
  check: ReadingCheck | null
  at: WrittenDay
  /** Words beside it, or above it, say that it is the bill's or the care's. */
  isNamed: boolean
}

// A pen writes twice as high as the print of its page, and title and day of a bill are of one size.
const MUCH_HIGHER = 1.7
const heightOf = (words: readonly { height: number }[]) => median(words.map(({ height }) => height))

type NamedDay = { at: WrittenDay; part: DayPart | null; index: number; byPen: boolean }

const knownDays = new WeakMap<readonly PageRow[], NamedDay[]>()

/** Days with what the words beside them, or above them, say that they are; and whether a pen wrote them, as far as their size tells. */
function namedDays(rows: readonly PageRow[]): NamedDay[] {
  const known = knownDays.get(rows) ?? findNamedDays(rows)
  knownDays.set(rows, known)
  return known
}

function findNamedDays(rows: readonly PageRow[]): NamedDay[] {
  const partAbove = partsOfCells()
  // A page of text and one of a picture are of different measures.
  const usualOf = (page: PageRow['page']) => median(rows.filter((row) => row.page === page).map(({ height }) => height))
  const usuals = new Map([...new Set(rows.map(({ page }) => page))].map((page) => [page, usualOf(page)]))
  return rows.flatMap((row, index) => {
    const days = findDays(row)
    const isHigher = (day: WrittenDay, than: number) =>
      row.page.source === 'picture' && heightOf(day.words) > MUCH_HIGHER * than
    return days.map((day, order) => {
      const from = days[order - 1]?.x ?? -Infinity
      const before = row.words.filter((word) => word.x > from && word.x < day.x)
      const beside = plainWords(
        before
          .slice(-6)
          .map(({ text }) => text)
          .join(' '),
      )
      const part = nearest(beside)
      if (part !== null) {
        // A colon is lower than any letter.
        const label = Math.max(...before.slice(-2).map(({ height }) => height))
        return { at: day, part, index, byPen: isHigher(day, label) }
      }
      const byPen = isHigher(day, usuals.get(row.page) ?? 0)
      for (let up = index - 1; up >= Math.max(0, index - 2); up -= 1) {
        const above = rows[up]
        if (above === undefined || above.page !== row.page || row.y - above.y > 4 * row.height) break
        const right = Math.max(...day.words.map((word) => word.x + word.width))
        const part_above = partAbove(above, day.x, right)
        if (part_above === undefined) continue
        return { at: day, part: part_above, index, byPen }
      }
      return { at: day, part: null, index, byPen }
    })
  })
}

type ReadCell = { cell: Cell; part?: DayPart | null }

/** Tells the part by the cell of a row that stands over a place; undefined where none does. A row is parted once, and a cell read once: many days may stand below. */
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

/** The part whose words stand last, which is nearest to the day; the longer phrase where two end together. */
function nearest(words: readonly string[]): DayPart | null {
  let best: { part: DayPart | null; end: number; size: number } = { part: null, end: -Infinity, size: 0 }
  for (const [part, any] of parts)
    for (const phrase of any) {
      const last = lastPlace(phrase, words)
      if (last < 0) continue
      const end = last + phrase.length
      // "Facture du", "échéance le": the little word before a day belongs to the noun before it.
      const isLittle = phrase.length === 1 && /^(?:le|du|del|li|date|data|datum)$/.test(phrase[0] ?? '')
      const rank = isLittle ? end - 2.5 : end
      if (rank > best.end || (rank === best.end && phrase.length > best.size))
        best = { part, end: rank, size: phrase.length }
    }
  return best.part
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
 * The day of care: as the bill names it, else the bill's own day, else the one day that it holds. It lies in the contract and not in the future;
 * a day in the hand of a pen, or one of two that could be meant, is none.
 */
export function findCareDate(
  rows: readonly PageRow[],
  known: MemberFacts,
  least: (day: WrittenDay) => boolean,
): FoundDay | null {
  const possible = (day: string) =>
    day <= known.today &&
    day >= yearsBefore(known.today, 6) &&
    (known.covered.from === null || day >= known.covered.from) &&
    (known.covered.to === null || day <= known.covered.to)
  const named = namedDays(rows)
  const said = named.filter(({ at, byPen }) => least(at) && !byPen)
  const isBounded = known.covered.from !== null || known.covered.to !== null
  for (const part of ['care', 'bill', null] as const) {
    const some = said.filter((one) => one.part === part)
    // Nothing says of a nameless day what it is: beside one that is not clear, or a pen's, it does not stand alone.
    const beside = part === null ? named.filter((one) => one.part !== 'other') : some
    const days = [...new Set(beside.map(({ at }) => at.day))]
    if (some.length === 0) continue
    const fit = days.filter(possible)
    const day = fit.length === 1 ? fit[0] : part === 'bill' ? headDay(some, possible) : undefined
    if (day === undefined) {
      if (part === 'care' && days.length > 1) continue
      return null
    }
    const at = some.find((one) => one.at.day === day)?.at
    if (at === undefined) return null
    const places = named.filter((one) => one.at.day === day && one.part !== 'other').length
    const check = isBounded ? 'contract_days' : places > 1 ? 'written_twice' : null
    return { day, at, check, isNamed: part !== null }
  }
  return null
}

/** Days of which no word says that they are the bill's or the care's: a debt's, a birth's, the paper's, or nameless ones. */
export type OtherDays = { named: ReadonlySet<string>; nameless: ReadonlySet<string> }

export function findOtherDays(rows: readonly PageRow[]): OtherDays {
  const days = namedDays(rows)
  const of = (part: DayPart | null) => new Set(days.flatMap((one) => (one.part === part ? [one.at.day] : [])))
  return { named: of('other'), nameless: of(null) }
}

/** The first of several days of the bill, where all others stand in rows of the table below. */
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
