import { useSyncExternalStore } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { choose, shownChoice, watchChoice } from '#platform/measurement/consent.ts'
import { Button } from '#ui/button/Button.tsx'
import { privacyMessages } from './privacy.messages.ts'

/** What was chosen about measurement, since when and until when, and the two buttons that change it. */
export function MeasurementChoice() {
  const words = useMessages(privacyMessages)
  const { longDay } = useFormat()
  const choice = useSyncExternalStore(watchChoice, shownChoice)
  const day = (moment: Date) => longDay(moment.toISOString().slice(0, 10))
  return (
    <div className="card card-line stack gap-m">
      <h3>{words.choice}</h3>
      <p role="status">
        {choice === null
          ? words.no_choice
          : words[choice.isAccepted ? 'accepted' : 'refused'](day(choice.at), day(choice.ends))}
      </p>
      <div className="privacy-acts">
        <Button aria-pressed={choice?.isAccepted === false} onClick={() => choose(false)}>
          {words.refuse}
        </Button>
        <Button aria-pressed={choice?.isAccepted === true} onClick={() => choose(true)}>
          {words.accept}
        </Button>
      </div>
    </div>
  )
}
