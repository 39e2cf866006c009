import type { PileGroup } from '@coussinet/contract/refund-piles.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { SelectField } from '#ui/SelectField.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { KnownRequests } from './KnownRequests.tsx'
import { pileMessages } from './pile.messages.ts'
import styles from './pile.module.css'

type FiledGroupProps = {
  group: PileGroup
  title: string
  animals: readonly PortrayedAnimal[]
  onAnimal: (animal_id: string | null) => void
}

/** Head of a group that becomes a request: title, date and clinic, and the animal to choose. */
export function FiledGroup({ group, title, animals, onAnimal }: FiledGroupProps) {
  const words = useMessages(pileMessages)
  const format = useFormat()
  const { care_date, clinic, animal_id } = group
  const facts = [care_date && words.of(format.longDay(care_date)), clinic].filter((fact) => fact !== null)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className="h3">{title}</h2>
          {facts.length > 0 && <p className="small muted">{facts.join(', ')}</p>}
        </div>
        <SelectField
          label={<span className="sr">{`${words.animal}, ${title}`}</span>}
          placeholder={words.unknown}
          value={animal_id ?? ''}
          options={animals.map(({ id, name }) => ({ value: id, label: name }))}
          onValue={(value) => onAnimal(value === '' ? null : value)}
        />
      </div>
      <KnownRequests group={group} />
    </>
  )
}
