import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { addDays, addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay, monthInWords, numericDay, percent } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { computeContribution, debitDay } from '#modules/contributions/contributions.ts'
import { formulaOn, formulaTerms } from '#modules/policy/policy.ts'
import type { PaperBlock, PaperBlocks } from '#platform/paper/blocks.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperAnimal, PaperFacts, AnimalPriceRevision } from '../paper-facts.ts'
import { noticeWords } from './indexation-notice-words.ts'

type IndexationFacts = { announced_on: Day; from_day: Day; revisions: readonly AnimalPriceRevision[] }

export function noticePaper(facts: PaperFacts, notice: IndexationFacts): Paper {
  const { language, country } = facts
  const { title } = noticeWords[language]
  const frame = createFrame({ language, country, title, issued_on: notice.announced_on, whose: paperRecipient(facts) })
  return { template: '/platform/paper/blocks.typ', frame, content: composeNotice(facts, notice) }
}

const refusalDays = 30

/** Content of the paper, before it is typeset. */
export function composeNotice(facts: PaperFacts, notice: IndexationFacts): PaperBlocks {
  const { language, country, contract } = facts
  const words = noticeWords[language]
  const changes = changesOf(facts, notice)
  const [old_cents, new_cents] = [totalOf(changes, 'old_cents'), totalOf(changes, 'new_cents')]
  const [from, old_total, new_total] = [
    longDay(notice.from_day, language),
    euros(old_cents, language),
    euros(new_cents, language),
  ]
  const year = yearOf(facts, notice)
  const insurer = getInsurer(country)
  const until = longDay(addDays(notice.announced_on, refusalDays), language)
  const last = longDay(addDays(notice.from_day, -1), language)
  return {
    subtitle: words.about(longDay(notice.announced_on, language), contract.contract_number),
    blocks: [
      { kind: 'text', text: words.hello(from, old_total, new_total, rateOf(old_cents, new_cents, language)) },
      {
        kind: 'amount',
        label: words.label,
        text: year[0] ? words.first_debit(longDay(year[0].day, language)) : words.no_debit(from),
        amount: new_total,
      },
      { kind: 'heading', text: words.animals.title },
      animalTable(changes, notice, language),
      { kind: 'heading', text: words.reason.title },
      { kind: 'text', text: words.reason.text },
      ...schedule(year, language),
      { kind: 'heading', text: words.refuse.title },
      {
        kind: 'text',
        text: words.refuse.text(until, last, {
          email: insurer.email,
          address: [insurer.name, ...insurer.address].join(', '),
        }),
      },
      { kind: 'text', text: words.refuse.after[country] },
    ],
  }
}

/** Monthly price of an animal before and after, in cents: the same twice for one whose price stays. */
type PriceChange = { animal: PaperAnimal; old_cents: number; new_cents: number }

const totalOf = (changes: readonly PriceChange[], member: 'old_cents' | 'new_cents') =>
  sumBy(changes, (change) => change[member])

function animalTable(
  changes: readonly PriceChange[],
  { from_day }: IndexationFacts,
  language: PaperLanguage,
): PaperBlock {
  const { animal, formula, before, after, change, same, total } = noticeWords[language].animals
  const row = (first: [string, string], old_cents: number, new_cents: number) => [
    ...first,
    euros(old_cents, language),
    euros(new_cents, language),
    old_cents === new_cents ? same : rateOf(old_cents, new_cents, language),
  ]
  return {
    kind: 'table',
    header: [animal, formula, before, after(numericDay(from_day)), change],
    rows: changes.map((one) =>
      row([one.animal.name, labelOn(one.animal, from_day, language)], one.old_cents, one.new_cents),
    ),
    total: row([total, ''], totalOf(changes, 'old_cents'), totalOf(changes, 'new_cents')),
    widths: [1.4, 1.2, 1, 1.2, 1],
    numbers: [2, 3, 4],
  }
}

/** The formula that a notice is about: that of its first day, whatever it is when it is read. */
const labelOn = ({ kept_formula: formula, formula_steps }: PaperAnimal, day: Day, language: PaperLanguage): string =>
  formulaTerms(formulaOn({ formula, formula_steps }, day)).label[language]

/** +3 %, to a tenth. */
function rateOf(old_cents: number, new_cents: number, language: PaperLanguage): string {
  const rate = old_cents === 0 ? 0 : (new_cents / old_cents - 1) * 100
  return `${rate >= 0.05 ? '+' : ''}${percent(rate, language)}`
}

function schedule(year: ReturnType<typeof yearOf>, language: PaperLanguage): PaperBlock[] {
  if (year.length === 0) return []
  const { title, month, day, amount } = noticeWords[language].schedule
  return [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      header: [month, day, amount],
      rows: year.map((debit) => [
        monthInWords(debit.month, language),
        numericDay(debit.day),
        euros(debit.amount_cents, language),
      ]),
      widths: [1.4, 1.2, 1],
      numbers: [2],
    },
  ]
}

function changesOf({ animals }: PaperFacts, { from_day, revisions }: IndexationFacts): PriceChange[] {
  return animals
    .filter(
      ({ formula, cover_start, cover_end }) =>
        formula.name !== 'default' &&
        cover_start !== null &&
        cover_start <= from_day &&
        (cover_end === null || cover_end >= from_day),
    )
    .map((animal) => {
      const revision = revisions.find(({ animal_id }) => animal_id === animal.animal_id)
      return {
        animal,
        old_cents: revision?.old_price_cents ?? animal.monthly_price_cents,
        new_cents: revision?.new_price_cents ?? animal.monthly_price_cents,
      }
    })
}

type NoticeDebit = { month: string; day: Day; amount_cents: number }

/** The twelve debits from a notice's first day on, without those after the contract's end. */
function yearOf({ animals, contract, price_revisions }: PaperFacts, { from_day }: IndexationFacts): NoticeDebit[] {
  const terms = {
    due_day: contract.due_day,
    end_date: contract.end_date,
    animals: animals.map(({ animal_id, cover_start, cover_end, monthly_price_cents, formula_steps }) => ({
      cover_start,
      cover_end,
      monthly_price_cents,
      formula_steps,
      price_revisions: price_revisions.filter((revision) => revision.animal_id === animal_id),
    })),
  }
  return Array.from({ length: 12 }, (_, index) => addMonths(from_day, index).slice(0, 7))
    .map((month) => ({
      month,
      day: debitDay(month, contract.due_day),
      amount_cents: computeContribution(terms, month),
    }))
    .filter(({ amount_cents }) => amount_cents > 0)
}

/** The announced price that was announced last. */
export function latestAnnouncement<Announced extends { announced_on: Day }>(
  prices: readonly Announced[],
): Announced | undefined {
  return prices.toSorted((one, other) => compareStrings(other.announced_on, one.announced_on))[0]
}

/** The last announcement of new prices; null where there was none. */
export function latestNotice({ price_revisions }: PaperFacts): IndexationFacts | null {
  const latest = latestAnnouncement(price_revisions)
  if (!latest) return null
  const { announced_on, from_day } = latest
  return {
    announced_on,
    from_day,
    revisions: price_revisions.filter(
      (revision) => revision.announced_on === announced_on && revision.from_day === from_day,
    ),
  }
}
