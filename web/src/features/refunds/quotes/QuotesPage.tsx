import { quoteStatusNames } from '@coussinet/contract/domain/quotes.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import ChevronRight from '~icons/lucide/chevron-right'
import Plus from '~icons/lucide/plus'
import { quoteMessages } from '#messages/quotes.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { RowLink } from '#platform/links/RowLink.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { plannedCare, quoteTones } from './quote-state.ts'
import { quoteQueries } from './quotes.queries.ts'
import styles from './quotes.module.css'

/** The quotes of a member, and a link to request an agreement before care. */
export function QuotesPage({ animals }: { animals: readonly PortrayedAnimal[] }) {
  const words = useMessages(quoteMessages)
  return (
    <div className="content">
      <div className="page-head">
        <div className="stack gap-s">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <Gate permission="refunds:write">
          <LinkButton variant="primary" size="large" to="/quotes/new">
            <Plus />
            {words.ask}
          </LinkButton>
        </Gate>
      </div>
      <section className="section" aria-labelledby="quotes-list">
        <SectionHeading id="quotes-list" title={words.list} />
        <Block what={words.load} pending={<Skeleton shape="rows" label={words.loading} />}>
          <Quotes animals={animals} />
        </Block>
      </section>
    </div>
  )
}

function Quotes({ animals }: { animals: readonly PortrayedAnimal[] }) {
  const words = useMessages(quoteMessages)
  const { data: quotes } = useSuspenseQuery(quoteQueries.list())
  if (quotes.length === 0) return <Empty level={3} drawing={<Envelope />} title={words.empty} text={words.emptyText} />
  return (
    <RowList>
      {quotes.map((quote) => (
        <QuoteRow key={quote.id} quote={quote} animal={animals.find(({ id }) => id === quote.animal?.id)} />
      ))}
    </RowList>
  )
}

type QuoteRowProps = { quote: Quote; animal: PortrayedAnimal | undefined }

function QuoteRow({ quote, animal: portrayed }: QuoteRowProps) {
  const words = useMessages(quoteMessages)
  const statuses = useMessages(quoteStatusNames)
  const language = useLanguage()
  const format = useFormat()
  const { id, status, animal, planned_on, vet_name, answer, expected_by, late_days } = quote
  const title = [animal === null ? words.unnamed : animal.name, plannedCare(quote, language)]
    .filter(Boolean)
    .join(' · ')
  const day = planned_on === null ? words.noDay : words.planned(format.longDay(planned_on))
  const more =
    status === 'answered' && answer
      ? words.reservedUntil(format.euros(answer.refunded_cents), format.longDay(answer.valid_until))
      : status === 'pending' && expected_by
        ? late_days > 0
          ? words.late(late_days)
          : words.answerBy(format.longDay(expected_by))
        : vet_name
  return (
    <Row
      className={styles.quote}
      lead={portrayed && <Portrait face={portrayed.face} ground={portrayed.ground} size="row" />}
      title={
        status === 'draft' ? (
          <RowLink to="/quotes/new" search={{ quote: id }}>
            {title}
          </RowLink>
        ) : (
          <RowLink to="/quotes/$id" params={{ id }}>
            {title}
          </RowLink>
        )
      }
      note={
        <span className={styles.rowNote}>
          <span>{day}</span>
          {more !== null && <span>{more}</span>}
        </span>
      }
      end={
        <>
          <Badge tone={quoteTones[status]}>{statuses[status]}</Badge>
          <span className={styles.go}>
            <ChevronRight />
          </span>
        </>
      }
    />
  )
}
