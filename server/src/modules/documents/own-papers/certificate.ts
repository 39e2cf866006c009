import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { sum } from '@coussinet/contract/domain/amounts.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { euros, longDay, numericMonth } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { formatSignatory, memberName } from '@coussinet/contract/domain/members.ts'
import { cardNumber, monthlyTotal, shownAccount } from '@coussinet/contract/domain/payments.ts'
import { list } from '@coussinet/texts/grammar.ts'
import { earlierEnd, formulaTerms } from '#modules/policy/policy.ts'
import type { PaperBlock, PaperBlocks } from '#platform/paper/blocks.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { paperAddress } from '#platform/paper/postal-address.ts'
import { termsInWords } from '#platform/text/terms-in-words.ts'
import type { PaperFacts } from '../paper-facts.ts'
import { animalTables } from './certificate-animals.ts'
import { certificateWords } from './certificate-words.ts'

/** The membership certificate: the contract's own conditions, animal by animal. */
export function certificatePaper(facts: PaperFacts): Paper {
  const { language, country } = facts
  const issued_on = certificateDay(facts)
  const { title } = certificateWords[language]
  const frame = {
    ...createFrame({ language, country, title, issued_on, whose: paperRecipient(facts) }),
    foot: versionOf(facts),
  }
  return { template: '/platform/paper/blocks.typ', frame, content: certificate(facts) }
}

// Its content is as old as its last change; its purpose needs the day on which it was printed.
function versionOf(facts: PaperFacts): string {
  const { language, today } = facts
  return certificateWords[language].version(longDay(certificateDay(facts), language), longDay(today, language))
}

/** Content of the paper, before it is typeset. */
export function certificate(facts: PaperFacts): PaperBlocks {
  const { language } = facts
  const { about } = certificateWords[language]
  return {
    subtitle: `${about}. ${versionOf(facts)}.`,
    blocks: [
      ...contractState(facts),
      ...parties(facts),
      ...theContract(facts),
      ...theAnimals(facts),
      ...contribution(facts),
      ...received(facts),
      ...withdrawal(facts),
      ...signatures(facts),
    ],
  }
}

function parties({ language, country, member }: PaperFacts): PaperBlock[] {
  const { policyholder, insurer: insurerTitle, nevg, represented } = certificateWords[language]
  const signatory = formatSignatory(member)
  const insurer = getInsurer(country)
  return [
    {
      kind: 'parties',
      parties: [
        {
          title: policyholder,
          lines: [
            memberName(member),
            ...(signatory === null ? [] : [represented(signatory)]),
            ...paperAddress(member.address, { language, from: country }),
            nevg(groupedNevg(member.nevg)),
          ],
        },
        { title: insurerTitle, lines: [insurer.name, ...insurer.address, `${insurer.phone_text}, ${insurer.email}`] },
      ],
    },
  ]
}

function theContract({ language, contract, animals, today }: PaperFacts): PaperBlock[] {
  const words = certificateWords[language].contract
  const end: [string, string][] =
    contract.end_date === null ? [] : [[words.end_date, longDay(contract.end_date, language)]]
  const insured = animals.filter(({ formula }) => formula.name !== 'default')
  // Nothing is renewed where every animal has left; the days of their covers stand with them.
  const allLeft = insured.length > 0 && insured.every(({ cover_end }) => cover_end !== null && cover_end < today)
  return [
    { kind: 'heading', text: words.title },
    {
      kind: 'facts',
      rows: [
        [words.number, contract.contract_number],
        [words.effective_date, longDay(contract.effective_date, language)],
        ...(end.length > 0 || allLeft
          ? end
          : [
              [words.term, words.term_text] as const,
              [words.renewal_date, longDay(contract.renewal_date, language)] as const,
            ]),
      ],
    },
    { kind: 'small', text: words.law },
  ]
}

function theAnimals(facts: PaperFacts): PaperBlock[] {
  const words = certificateWords[facts.language].animals
  if (facts.animals.length === 0)
    return [
      { kind: 'heading', text: words.title },
      { kind: 'text', text: words.none },
    ]
  const unselected = facts.animals.filter(({ formula }) => formula.name === 'default').map(({ name }) => name)
  return [
    { kind: 'heading', text: words.title },
    ...animalTables(facts),
    ...comingFormulas(facts).map((text) => ({ kind: 'text', text }) as const),
    ...notesOf(facts).map((text) => ({ kind: 'small', text }) as const),
    ...(unselected.length > 0
      ? [{ kind: 'small', text: words.not_selected(list(unselected, facts.language)) } as const]
      : []),
  ]
}

/** Formulas that confirmed changes bring to animals whose cover reaches them, a sentence each. */
function comingFormulas({ animals, contract, today, language }: PaperFacts): string[] {
  const { next_formula } = certificateWords[language].animals
  return animals.flatMap(({ name, formula_steps, cover_end }) => {
    const step = formula_steps.find(({ takes_effect_on }) => takes_effect_on > today)
    const end = earlierEnd(cover_end, contract.end_date)
    if (!step || (end !== null && end < step.takes_effect_on)) return []
    const { takes_effect_on, formula, monthly_price_cents } = step
    const label = formulaTerms(formula).label[language]
    return [next_formula(name, longDay(takes_effect_on, language), label, euros(monthly_price_cents, language))]
  })
}

/** Notes on the days and amounts above: of waiting periods and packages, where a formula of the animals has them. */
function notesOf({ animals, language }: PaperFacts): string[] {
  const words = certificateWords[language].animals
  const { waiting, package: packageTerms } = termsInWords(
    animals.map(({ formula }) => formula).filter(({ name }) => name !== 'default'),
    language,
  )
  return [...(waiting.any ? [words.waiting] : []), ...(packageTerms.extent === 'none' ? [] : [words.prevention])]
}

/** The fees of the animals in a row, and of each where they pay the same; none where nobody pays any. */
function feeRow(fees: readonly number[], language: PaperLanguage): [string, string][] {
  const words = certificateWords[language].contribution
  const total = euros(sum(fees), language)
  const [first = 0] = fees
  if (fees.every((fee) => fee === 0)) return []
  const isSame = fees.every((fee) => fee === first)
  return [[words.fee, isSame ? words.fee_text(total, euros(first, language)) : total]]
}

function contribution({ language, today, animals, contract, mandate, card }: PaperFacts): PaperBlock[] {
  const words = certificateWords[language].contribution
  const insured = animals.filter(({ cover_end }) => cover_end === null || cover_end >= today)
  const fees = insured.map(({ formula }) => formula.management_fee_cents)
  const means: [string, string][] = mandate
    ? [
        [words.means, words.account(shownAccount(mandate.iban), mandate.holder)],
        [words.umr, mandate.umr],
      ]
    : [[words.means, card ? words.card(cardNumber(card), numericMonth(card.expires)) : words.no_means]]
  return [
    { kind: 'heading', text: words.title },
    {
      kind: 'amount',
      label: words.label,
      text: words.text,
      amount: euros(
        monthlyTotal(insured, ({ monthly_price_cents }) => monthly_price_cents),
        language,
      ),
    },
    {
      kind: 'facts',
      rows: [...feeRow(fees, language), [words.due_day, words.due_text(contract.due_day)], ...means],
    },
  ]
}

function received({ language, has_assistance }: PaperFacts): PaperBlock[] {
  const { title, text, items, of } = certificateWords[language].received
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text },
    { kind: 'list', items: items(has_assistance ? of.both : of.alone) },
  ]
}

function withdrawal({ language, today, contract }: PaperFacts): PaperBlock[] {
  const { title, open, over } = certificateWords[language].withdrawal
  // A requested ending cannot be undone or ended again.
  const { end_date, withdrawal_until } = contract
  if (end_date !== null && (end_date <= withdrawal_until || withdrawal_until < today)) return []
  const last = longDay(withdrawal_until, language)
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: today <= withdrawal_until ? open(last) : over(last) },
  ]
}

// The mandate's electronic signature is not the contract's: the member's own stays open.
function signatures(facts: PaperFacts): PaperBlock[] {
  const { language, country, member } = facts
  const { represented, signatures: words } = certificateWords[language]
  const { title, place, insurer, direction, member: memberTitle, hint } = words
  const signatory = formatSignatory(member)
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: place(getInsurer(country).city, longDay(certificateDay(facts), language)) },
    {
      kind: 'signatures',
      signatures: [
        { title: insurer, lines: [getInsurer(country).name, direction], is_open: false },
        {
          title: memberTitle,
          lines: [memberName(member), ...(signatory === null ? [] : [represented(signatory)]), hint],
          is_open: true,
        },
      ],
    },
  ]
}

/** Notice at the head: that the cover is suspended, or that the contract ends or has ended; nothing of a contract that goes on. */
function contractState({ language, today, contract }: PaperFacts): PaperBlock[] {
  const { status, suspended_since, effective_date, end_date } = contract
  const words = certificateWords[language].state
  const day = end_date === null ? null : longDay(end_date, language)
  if (status === 'terminated' || (end_date !== null && end_date < today))
    return [{ kind: 'note', title: words.ended(day), text: words.ended_text }]
  const suspended: PaperBlock[] =
    suspended_since === null
      ? []
      : [{ kind: 'note', title: words.suspended(longDay(suspended_since, language)), text: words.suspended_text }]
  if (end_date === null || day === null) return suspended
  if (end_date < effective_date) return [{ kind: 'note', title: words.never(day), text: words.never_text }]
  return [...suspended, { kind: 'note', title: words.ends(day), text: words.ends_text }]
}

type CertificateFacts = Pick<PaperFacts, 'today'> & {
  contract: Pick<PaperFacts['contract'], 'effective_date' | 'created_on'>
  animals: readonly Pick<PaperFacts['animals'][number], 'cover_start' | 'formula_steps'>[]
  price_revisions: readonly Pick<PaperFacts['price_revisions'][number], 'from_day'>[]
}

/**
 * Since when the certificate says what it says: the contract's making, or the last animal added, price changed, or formula confirmed or
 * changed since.
 */
export function certificateDay({ contract, animals, price_revisions, today }: CertificateFacts): Day {
  const added = animals.flatMap(({ cover_start }) =>
    cover_start !== null && cover_start > contract.effective_date ? [cover_start] : [],
  )
  const formulas = animals.flatMap(({ formula_steps }) =>
    formula_steps.flatMap(({ confirmed_on, takes_effect_on }) => [confirmed_on, takes_effect_on]),
  )
  const prices = price_revisions.map(({ from_day }) => from_day)
  const changes = [...added, ...formulas, ...prices].filter((day) => day <= today)
  return [contract.created_on, ...changes].toSorted().at(-1) ?? contract.created_on
}
