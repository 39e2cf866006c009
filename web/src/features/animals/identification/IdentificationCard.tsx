import type { Animal } from '@coussinet/contract/animals.ts'
import { identificationMessages } from '#messages/animals.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Stitches } from '#ui/Stitches.tsx'
import { toast } from '#ui/toast-store.ts'
import { elapsedPercent } from '../elapsed-percent.ts'
import { IcadField } from './IcadField.tsx'
import { useAnimalForm } from './use-animal-form.ts'
import styles from './IdentificationCard.module.css'

function IdentificationForm({ animal, onSaved }: { animal: Animal; onSaved: () => void }) {
  const words = useMessages(identificationMessages)
  const form = useAnimalForm({
    animal,
    name: 'identification',
    fields: ['icad'],
    onDone: () => {
      toast({ text: words.saved(animal.name), tone: 'success' })
      onSaved()
    },
  })
  return (
    <form className="stack" noValidate onSubmit={form.onSubmit}>
      <IcadField {...form.field('icad')} type={animal.type} />
      <Button type="submit" variant="primary" wide busy={form.isBusy ? words.saving : undefined}>
        {words.save}
      </Button>
    </form>
  )
}

type IdentificationCardProps = {
  animal: Animal
  due_on: string
  days_left: number
  today: string
  /** The number is there: the card goes. */
  onSaved: () => void
}

/** Asks for an animal's number while it is missing, with what its absence means and until when. */
export function IdentificationCard({ animal, due_on, days_left, today, onSaved }: IdentificationCardProps) {
  const words = useMessages(identificationMessages)
  const format = useFormat()
  const isOver = due_on < today
  const day = format.longDay(due_on)
  return (
    <SideBlock
      variant="card"
      className={isOver ? `${styles.card} ${styles.overdue}` : styles.card}
      title={words.title(animal.name)}
      end={<Badge tone={isOver ? 'danger' : 'action'}>{isOver ? words.over : words.left(days_left)}</Badge>}
    >
      <p className="small">{isOver ? words.overdue(animal.name, day) : words.before(day)}</p>
      <Stitches
        value={elapsedPercent(animal.cover_start ?? today, due_on, today)}
        tone={isOver ? 'danger' : 'warning'}
      />
      <Gate permission="animals:write">
        <IdentificationForm animal={animal} onSaved={onSaved} />
      </Gate>
    </SideBlock>
  )
}
