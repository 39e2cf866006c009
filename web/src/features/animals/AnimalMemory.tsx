import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { animalMessages } from '#messages/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { Accordion } from '#ui/Accordion.tsx'
import type { PortrayedAnimal } from './animal-portrait.ts'
import styles from './AnimalPage.module.css'

type AnimalMemoryProps = {
  animal: PortrayedAnimal
  /** Invoices of before are still taken. */
  mayAsk: boolean
  refunds: ReactNode
  /** Past refunds, facts, papers and costs, closed at first. */
  children: ReactNode
}

/** An animal that left: how long it was there, what still waits, and all else behind one line. */
export function AnimalMemory({ animal, mayAsk, refunds, children }: AnimalMemoryProps) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  const { id, name, gender, birth_date, cover_start, cover_end, end_reason } = animal
  if (cover_start === null || cover_end === null) return null
  // A time that counts no whole month is said in words, not as 0 months.
  const timeSince = (day: string) => {
    const time = format.age(day, cover_end, 2)
    return time === format.age(cover_end, cover_end, 2) ? words.brief : time
  }
  const [ours, age] = [timeSince(cover_start), timeSince(birth_date)]
  return (
    <>
      <div className={`stack gap-m ${styles.left}`}>
        <p className="h2">{end_reason === 'deceased' && age !== ours ? words.life(age, ours) : words.ours(ours)}</p>
        <p className="lead">{words.wasInsured(name, gender, format.longDay(cover_start), format.longDay(cover_end))}</p>
        {mayAsk && (
          <Gate allOf={['refunds:read', 'refunds:write']}>
            <p>
              {words.earlierCare}{' '}
              <Link className="text-link" to="/refunds/new" search={{ animal_id: id }}>
                {words.sendEarlier}
              </Link>
            </p>
          </Gate>
        )}
      </div>
      {refunds}
      <Accordion title={words.accounts} isWide>
        <div className={styles.accounts}>{children}</div>
      </Accordion>
    </>
  )
}
