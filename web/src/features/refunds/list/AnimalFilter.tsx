import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Chips } from '#ui/navigation/Chips.tsx'
import type { PortrayedAnimal } from '../request/animals.ts'
import { listMessages } from './list.messages.ts'

/** Chips which write the chosen animal to the address. */
export function AnimalFilter({ animals }: { animals: readonly PortrayedAnimal[] }) {
  const words = useMessages(listMessages)
  return (
    <Chips label={words.filter}>
      <Link className="chip" to="/refunds" search={{}} activeOptions={{ exact: true }} resetScroll={false}>
        {words.everyAnimal}
      </Link>
      {animals.map(({ id, name, face, ground }) => (
        <Link
          key={id}
          className="chip"
          to="/refunds"
          search={{ animal_id: id }}
          activeOptions={{ exact: true }}
          resetScroll={false}
        >
          <Portrait face={face} ground={ground} size="chip" />
          {name}
        </Link>
      ))}
    </Chips>
  )
}
