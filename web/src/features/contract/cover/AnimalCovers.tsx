import { monthlyTotal } from '@coussinet/contract/domain/contribution-totals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useContract } from '#platform/queries.ts'
import { Accordion } from '#ui/Accordion.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { coverMessages } from '../contract.messages.ts'
import { AnimalCover } from './AnimalCover.tsx'
import type { InsuredAnimal } from './insured-animal.ts'
import styles from './cover.module.css'

/** Covers of the contract, animal by animal, and what it costs in all. */
export function AnimalCovers({ animals }: { animals: readonly InsuredAnimal[] }) {
  const words = useMessages(coverMessages)
  const format = useFormat()
  const isOver = useContract().status === 'terminated'
  const total = isOver ? 0 : monthlyTotal(animals, ({ formula }) => formula.monthly_price_cents)
  return (
    <section aria-labelledby="covers">
      <SectionHeading
        id="covers"
        title={isOver ? words.was : words.title}
        end={total > 0 && <b className="strong">{words.perMonth(format.euros(total))}</b>}
      />
      {animals.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <div className="stack gap-l">
          {animals.map((animal) => (
            <AnimalCover key={animal.id} animal={animal} />
          ))}
        </div>
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
