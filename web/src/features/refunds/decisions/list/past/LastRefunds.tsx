import { useSuspenseQuery } from '@tanstack/react-query'
import { subjectMessages } from '#messages/refund-requests.ts'
import { refundMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { RowLink } from '#platform/links/RowLink.ts'
import { Amount } from '#ui/Amount.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { careOrDay } from '../../../claims/request/request-name.ts'
import { paidCents } from '../../../claims/request/shown-status.ts'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { refundQueries } from '../../../queries/refunds.queries.ts'

/** The latest refunds paid; reads its own query, shows no portrait of an animal that it is not given. */
export function LastRefunds({ animals, max = 3 }: { animals: readonly PortrayedAnimal[]; max?: number | undefined }) {
  const words = useMessages(refundMessages)
  const { careOf } = useMessages(subjectMessages)
  const format = useFormat()
  const language = useLanguage()
  const { data } = useSuspenseQuery(refundQueries.last())
  const refunds = data.filter((refund) => refund.payment_date !== null || paidCents(refund) > 0)
  if (refunds.length === 0) return <p className="small muted">{words.noLast}</p>
  return (
    <RowList>
      {refunds.slice(0, max).map((refund) => {
        const animal = animals.find(({ id }) => id === refund.animal.id)
        return (
          <Row
            key={refund.id}
            size="small"
            lead={animal && <Portrait face={animal.face} ground={animal.ground} size="tiny" />}
            title={
              <RowLink to="/refunds/$id" params={{ id: refund.request_id }}>
                {refund.animal.name} <span className="sep">·</span> {careOrDay(refund, language)}
              </RowLink>
            }
            note={careOf(format.dayAndMonth(refund.care_date))}
            end={<Amount tone="positive">{format.euros(paidCents(refund))}</Amount>}
          />
        )
      })}
    </RowList>
  )
}
