import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { contributionName } from '@coussinet/contract/domain/payments.ts'
import type { PaperBlock, PaperBlocks } from '#platform/paper/blocks.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { receiptWords } from './receipt-words.ts'

export type ReceiptFacts = {
  nevg: string
  country: Country
  /** name and postal lines */
  policyholder: readonly string[]
  month: string
  amount_cents: number
  due_date: Day
  payment_date: Day
  /** means of payment: masked account, or card brand and last digits; `of` is null if unknown, `means` if nothing is known */
  means: { by: 'bank_account' | 'card'; of: string | null } | null
  animals: readonly { name: string; share_cents: number }[] | { names: readonly string[] }
}

export function receiptBlocks(facts: ReceiptFacts, language: PaperLanguage): PaperBlocks {
  const words = receiptWords[language]
  const { nevg, country, month, amount_cents, due_date, payment_date, means } = facts
  const first: Day = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  const insurer = getInsurer(country)
  return {
    subtitle: `${words.number} ${nevg}-${month}`,
    blocks: [
      {
        kind: 'amount',
        label: contributionName(month, language),
        amount: euros(amount_cents, language),
        text: words.paid_on(longDay(payment_date, language)),
      },
      { kind: 'heading', text: words.paid },
      {
        kind: 'facts',
        rows: [
          [words.period, words.period_of(longDay(first, language), longDay(last, language))],
          [words.due, longDay(due_date, language)],
          [words.payment_date, longDay(payment_date, language)],
          ...(means === null ? [] : [[words.means, words[means.by](means.of)] as const]),
        ],
      },
      { kind: 'heading', text: words.animals },
      ...animalBlocks(facts, language),
      { kind: 'rule' },
      {
        kind: 'parties',
        parties: [
          { title: words.insurer, lines: [insurer.name, ...insurer.address, insurer.legal[language]] },
          { title: words.policyholder, lines: facts.policyholder },
        ],
      },
      { kind: 'small', text: words.received },
      { kind: 'small', text: words.tax[country] },
    ],
  }
}

function animalBlocks({ animals, amount_cents }: ReceiptFacts, language: PaperLanguage): PaperBlock[] {
  const words = receiptWords[language]
  if ('names' in animals) return [{ kind: 'text', text: animals.names.join(', ') }]
  const rows = animals.map(({ name, share_cents }) => [name, euros(share_cents, language)])
  return [
    {
      kind: 'table',
      header: [words.animal, words.share],
      rows,
      widths: [3, 1],
      numbers: [1],
      total: [words.total, euros(amount_cents, language)],
    },
  ]
}
