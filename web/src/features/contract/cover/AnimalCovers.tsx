import { monthlyTotal } from '@coussinet/contract/domain/payments.ts'
import { Link } from '@tanstack/react-router'
import { coverMessages } from '#messages/contract.ts'
import { useContract } from '#platform/calls/queries.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Accordion } from '#ui/Accordion.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AnimalCover } from './AnimalCover.tsx'
import type { InsuredAnimal } from './insured-animal.ts'
import styles from './cover.module.css'

export function AnimalCovers({ animals, today }: { animals: readonly InsuredAnimal[]; today: string }) {
  const words = useMessages(coverMessages)
  const format = useFormat()
  const isOver = useContract().status === 'terminated'
  const left = animals.filter((animal) => hasLeft(animal, today))
  const present = animals.filter((animal) => !left.includes(animal))
  const total = isOver ? 0 : monthlyTotal(present, ({ formula }) => formula.monthly_price_cents)
  return (
    <section aria-labelledby="covers">
      <SectionHeading
        id="covers"
        title={isOver ? words.was : words.title}
        end={total > 0 && <b className="strong">{words.perMonth(format.euros(total))}</b>}
      />
      {present.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <div className="stack gap-l">
          {present.map((animal) => (
            <AnimalCover key={animal.id} animal={animal} />
          ))}
        </div>
      )}
      {left.length > 0 && (
        <ul className={`small muted ${styles.left}`}>
          {left.map(({ id, name, cover_end }) => (
            <li key={id}>
              {cover_end !== null && words.leftOn(name, format.longDay(cover_end))}{' '}
              <Link className="text-link" to="/animals/$id" params={{ id }}>
                {words.see(name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.words}>
        <Accordion title={words.never}>
          <p>{words.neverText}</p>
        </Accordion>
        <Accordion title={words.words}>
          <div className="stack gap-s">
            {words.wordsText.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Accordion>
      </div>
    </section>
  )
}
