import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import X from 'lucide-react/icons/x'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useContract } from '#platform/queries.ts'
import { coverMessages } from './cover.messages.ts'
import { type GuaranteeCover, guaranteeCovers } from './guarantee-cover.ts'
import type { InsuredAnimal } from './insured-animal.ts'

const marks = { covered: <Check />, waiting: null, planned: null, suspended: <Pause />, none: <X /> }

function useWhen() {
  const words = useMessages(coverMessages)
  const format = useFormat()
  return (cover: GuaranteeCover): string => {
    if (cover.state === 'none') return words.notCovered
    if (cover.state === 'planned') return words.planned(cover.waiting_days)
    if (cover.state === 'suspended')
      return cover.since === null ? words.suspended : words.suspendedSince(format.longDay(cover.since))
    const day = format.longDay(cover.from)
    return cover.state === 'covered' ? words.covered(day) : words.waiting(day, cover.days_left)
  }
}

/** What an animal's formula covers, what it does not, and from when. */
export function Guarantees({ animal }: { animal: InsuredAnimal }) {
  const words = useMessages(coverMessages)
  const when = useWhen()
  const contract = useContract()
  return (
    <ul className="guarantees">
      {guaranteeCovers(animal, contract).map((cover) => (
        <li key={cover.guarantee} data-state={cover.state}>
          <span className="guarantee-bean" aria-hidden="true">
            {marks[cover.state]}
          </span>
          <span className="grow two">
            <b className="strong">{words.guarantee[cover.guarantee]}</b>
            {cover.state !== 'none' && <span className="small">{words.about[cover.guarantee]}</span>}
            <span className="small muted">{when(cover)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
