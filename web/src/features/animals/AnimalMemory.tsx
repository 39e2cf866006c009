import { addMonths } from '@coussinet/contract/domain/days.ts'
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
  const ours = cover_end < addMonths(cover_start, 1) ? words.brief : format.age(cover_start, cover_end, 2)
  const age = format.age(birth_date, cover_end, 2)
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
