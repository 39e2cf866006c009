import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { animalMessages } from '#messages/animals.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { animalQueries } from './animals.queries.ts'

/** The animals that died, were lost, sold or given away, each with the days of its cover; nothing where there are none. */
export function LeftAnimals({ today }: { today: string }) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const left = animals.filter((animal) => hasLeft(animal, today))
  if (left.length === 0) return null
  return (
    <section className="section" aria-labelledby="animals-left">
      <h2 id="animals-left" className="h3">
        {words.left}
      </h2>
      <RowList>
        {left.map(({ id, name, face, ground, gender, cover_start, cover_end }) => (
          <Row
            key={id}
            lead={<Portrait face={face} ground={ground} size="small" />}
            title={
              <Link className="strong" to="/animals/$id" params={{ id }}>
                {name}
              </Link>
            }
            note={
              cover_start !== null &&
              cover_end !== null &&
              words.insured(gender, format.longDay(cover_start), format.longDay(cover_end))
            }
          />
        ))}
      </RowList>
    </section>
  )
}
