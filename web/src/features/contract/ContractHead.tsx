import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'
import { resumesAt } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import { headMessages } from '#messages/contract.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Hero } from '#ui/Hero.tsx'
import { contractState, type ContractState } from './contract-state.ts'
import styles from './ContractHead.module.css'

const grounds = {
  in_preparation: 'accent',
  active: 'meadow',
  all_left: 'sunken',
  unpaid: 'honey',
  suspended: 'honey',
  resuming: 'meadow',
  end_asked: 'sunken',
  ending: 'sunken',
  terminated: 'sunken',
} as const satisfies Record<ContractState, string>

type ContractHeadProps = {
  contract: Contract
  /** The last requested end. */
  asked: ContractEnding | undefined
  /** last day on which an animal was insured, where none is any more */
  allLeftOn: string | null
  today: string
}

export function ContractHead({ contract, asked: ending, allLeftOn, today }: ContractHeadProps) {
  const words = useMessages(headMessages)
  const format = useFormat()
  const {
    number,
    effective_date,
    renewal_date,
    end_date,
    previous_end_date,
    suspends_on,
    suspended_since,
    amount_due_cents,
  } = contract
  const lastDay = end_date ?? ending?.ends_on
  const state = contractState(contract, { isEndAsked: ending !== undefined, allLeft: allLeftOn !== null }, today)
  const day = format.longDay
  const due = format.euros(amount_due_cents)
  const last =
    ending && (ending.ends_on < effective_date ? words.end_asked.never : words.end_asked.last(day(ending.ends_on)))
  const bannerByState: Record<ContractState, { title: string; text: string }> = {
    in_preparation: {
      title: words.in_preparation.title,
      text: previous_end_date
        ? words.in_preparation.next(day(effective_date), day(previous_end_date))
        : words.in_preparation.text(day(effective_date)),
    },
    active: { title: words.active.title, text: words.active.text(day(renewal_date)) },
    all_left: { title: words.all_left.title, text: words.all_left.text(day(allLeftOn ?? today)) },
    unpaid: { title: words.unpaid.title, text: words.unpaid.text(day(suspends_on ?? today), due) },
    suspended: { title: words.suspended.title, text: words.suspended.text(day(suspended_since ?? today), due) },
    resuming: {
      title: words.resuming.title,
      text: words.resuming.text(day(addDays(today, 1)), resumesAt(contract.country) === 'noon'),
    },
    end_asked: {
      title: words.end_asked.title,
      text: ending ? `${words.end_asked[ending.kind](format.shortInstant(ending.requested_at))} ${last}` : '',
    },
    ending: { title: words.ending.title(day(end_date ?? today)), text: words.ending.text },
    terminated: {
      title: end_date === null ? words.terminated.title : words.terminated.on(day(end_date)),
      text: words.terminated.text,
    },
  }
  const { title, text } = bannerByState[state]
  return (
    <Hero ground={grounds[state]} seam={grounds[state] !== 'sunken'} className={styles.head}>
      <div className="grow stack gap-s">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <DescriptionList
        facts={[
          { term: words.facts.number, value: number },
          { term: words.facts.effective, value: day(effective_date) },
          ...(lastDay === undefined && state !== 'all_left'
            ? [{ term: words.facts.renewal, value: day(renewal_date) }]
            : []),
          ...(lastDay !== undefined && lastDay >= effective_date
            ? [{ term: words.facts.end, value: day(lastDay) }]
            : []),
        ]}
      />
    </Hero>
  )
}
