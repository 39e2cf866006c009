import { companyOf } from '@coussinet/contract/company.ts'
import { weekdayHours } from '@coussinet/contract/domain/opening-hours.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import { useMe } from '#platform/queries.ts'
import { coverMessages } from './cover.messages.ts'

/** An animal for which no formula was chosen, and how to choose one. */
export function NotSelected({ name }: { name: string }) {
  const { notSelected: words } = useMessages(coverMessages)
  const language = useLanguage()
  const { country } = useMe().address
  const { phone: number, hours } = companyOf(country)
  return (
    <div className="stack gap-s">
      <p>{words.text(name)}</p>
      <p>
        {words.how(weekdayHours(hours, language))}{' '}
        <a className="text-link tnum nowrap" href={`tel:${number}`}>
          {phone(number, country)}
        </a>
      </p>
    </div>
  )
}
