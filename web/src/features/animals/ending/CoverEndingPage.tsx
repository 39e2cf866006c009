import { lostDays } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { AnimalEnding } from '@coussinet/contract/forms.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { coverEndingMessages } from '#messages/animals.ts'
import { useLatestToday } from '#platform/browser/use-today.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { focusHeading } from '#ui/StepHeading.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import type { PortrayedAnimal } from '../animal-portrait.ts'
import { endCover } from './ending.queries.ts'
import styles from './cover-ending.module.css'

type EndingReason = AnimalEnding['reason']
const reasons = ['deceased', 'sold', 'lost'] as const satisfies readonly EndingReason[]

type TypedEnding = { reason: EndingReason | null; on: string }

const isWholeDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

type Bounds = { latest: string; today: string; cover_start: string | null }

/** Finds what is wrong with a day before it is sent; null if nothing is. */
function dayFault({ reason, on }: TypedEnding, { latest, today, cover_start }: Bounds) {
  if (!isWholeDay(on)) return 'required'
  if (on > latest) return 'date_future'
  if (cover_start !== null && on < cover_start) return 'date_before_cover'
  return reason === 'lost' && addDays(on, lostDays) > today ? 'lost_too_recent' : null
}

function readEnding(typed: TypedEnding, bounds: Bounds): FormReading<AnimalEnding> {
  const reading = readWith(AnimalEnding, { reason: typed.reason ?? '', on: typed.on })
  const amiss = dayFault(typed, bounds)
  if (amiss === null) return reading
  return 'errors' in reading
    ? { ...reading, errors: { ...reading.errors, on: [amiss] } }
    : { errors: { on: [amiss] }, params: {} }
}

type CoverEndingPageProps = {
  animal: PortrayedAnimal
  /** no other animal is insured any more */
  isLast: boolean
  today: string
}

export function CoverEndingPage({ animal, isLast, today }: CoverEndingPageProps) {
  const latest = useLatestToday()
  const bounds = { latest, today, cover_start: animal.cover_start }
  const words = useMessages(coverEndingMessages)
  const format = useFormat()
  const { id, name, gender, cover_start } = animal
  const [typed, setTyped] = useRestoredState<TypedEnding, `animal.${string}.ending`>(`animal.${id}.ending`, {
    reason: null,
    on: '',
  })
  const saving = useMutation(endCover)
  const last = useRef<HTMLHeadingElement>(null)
  const form = useForm({
    action: 'animal.ending',
    fields: ['reason', 'on'],
    lacking: { reason: words.noReason, ...(typed.reason === null ? {} : { on: words.noDay[typed.reason](gender) }) },
    reading: readEnding(typed, bounds),
    send: (ending) => saving.mutateAsync({ id, ending }),
    onDone: () => undefined,
  })
  const tell = (changes: Partial<TypedEnding>) => {
    setTyped((before) => ({ ...before, ...changes }))
    form.change(Object.keys(changes))
    // A day not yet requested lacks nothing; a complete one shows its error at once.
    if (changes.reason !== undefined) form.forget('on')
    if (changes.on !== undefined && isWholeDay(changes.on)) form.leave('on')
  }
  if (animal.cover_end !== null && animal.cover_end <= today)
    return (
      <Ended
        animal={animal}
        isNew={saving.isSuccess}
        isSad={saving.variables?.ending.reason === 'deceased'}
        last={last}
      />
    )

  const { reason, on } = typed
  // A lost animal stays covered until its member requests the end.
  const lastDay = reason === 'lost' ? today : on
  const isTold = reason !== null && dayFault(typed, bounds) === null
  return (
    <div className={`content content-narrow ${styles.page}`}>
      <div className={styles.head}>
        <Portrait face={animal.face} ground={animal.ground} size="large" />
        <h1 ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
          {words.title(name)}
        </h1>
      </div>
      <p className="lead">{words.lead}</p>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <RadioCards
          legend={words.what}
          name="reason"
          value={reason}
          error={form.errorOf('reason')}
          onValue={(value) => tell({ reason: reasons.find((one) => one === value) ?? null })}
          options={reasons.map((value) => ({
            value,
            label: words.label[value](name, gender),
            hint: value === 'deceased' ? undefined : words.hint[value](gender, lostDays),
          }))}
        />
        {reason !== null && (
          <div className={styles.day}>
            <DateField
              label={words.day[reason](gender)}
              name="on"
              value={on}
              min={cover_start ?? undefined}
              max={latest}
              error={form.errorOf('on')}
              onValue={(value) => tell({ on: value })}
            />
          </div>
        )}
        <div aria-live="polite">
          {isTold && (
            <section className="card" aria-labelledby="ending-follows">
              <h2 id="ending-follows" className="h3">
                {words.follows}
              </h2>
              <ul className={styles.follows}>
                <li>
                  {lastDay === today ? words.lastToday(format.longDay(today)) : words.last(format.longDay(lastDay))}
                </li>
                <li>{words.contribution}</li>
                <li>{words.care}</li>
                {isLast && <li>{words.lastOne}</li>}
                {reason === 'deceased' && <li>{words.proof}</li>}
              </ul>
            </section>
          )}
        </div>
        <WizardFoot
          isInFlow
          back={
            <LinkButton variant="quiet" to="/animals/$id" params={{ id }}>
              {words.back(name)}
            </LinkButton>
          }
        >
          <Button type="submit" variant="primary" size="large" busy={form.isBusy ? words.sending : undefined}>
            {words.act}
          </Button>
        </WizardFoot>
      </form>
    </div>
  )
}

type EndedProps = {
  animal: PortrayedAnimal
  /** reported just now, on this page */
  isNew: boolean
  isSad: boolean
  last: Parameters<typeof focusHeading>[1]
}

function Ended({ animal: { id, name, face, ground, cover_end }, isNew, isSad, last }: EndedProps) {
  const words = useMessages(coverEndingMessages)
  const format = useFormat()
  return (
    <div className={`content content-narrow ${styles.page}`}>
      <div className={styles.head}>
        <Portrait face={face} ground={ground} size="large" />
        <h1 ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
          {isNew ? words.done : words.title(name)}
        </h1>
      </div>
      <p className="lead">
        {isSad && `${words.sorry(name)} `}
        {isNew && cover_end !== null ? words.doneText(format.longDay(cover_end)) : words.gone}
      </p>
      <p>
        {words.mistake}{' '}
        <Link className="text-link" to="/contact" search={{ topic: 'animal', subject: words.subject(name) }}>
          {words.toContact}
        </Link>
      </p>
      <div className="row wrap">
        <LinkButton to="/animals/$id" params={{ id }}>
          {words.toPage(name)}
        </LinkButton>
        <LinkButton variant="quiet" to="/">
          {words.toHome}
        </LinkButton>
      </div>
    </div>
  )
}
