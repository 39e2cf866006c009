import type { Animal } from '@coussinet/contract/animals.ts'
import { causeNames } from '@coussinet/contract/domain/care.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import type { Estimate } from '@coussinet/contract/refunds.ts'
import { estimateMessages } from '#messages/refund-requests.ts'
import { refundMessages } from '#messages/refunds.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Block } from '#platform/page/Block.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AnimalCards } from '../AnimalCards.tsx'
import { Arithmetic, EventNote } from '../Arithmetic.tsx'
import { careWarnings, CareWarnings, knownCover } from '../CareWarnings.tsx'
import type { PortrayedAnimal } from '../request-animals.ts'
import { useEstimate } from './estimate-form.ts'
import { EstimateLines } from './EstimateLines.tsx'
import styles from './estimate.module.css'

type EstimatePageProps = { animals: readonly PortrayedAnimal[]; animal_id: string | undefined; today: string }

const isWholeDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

/** Estimate of a bill's refund, before going to the vet. */
export function EstimatePage({ animals, animal_id, today }: EstimatePageProps) {
  const words = useMessages(estimateMessages)
  const named = useMessages(causeNames)
  const { loading } = useMessages(refundMessages)
  const language = useLanguage()
  const me = useMe()
  const cover = knownCover(me, today)
  const { covered, typed, tell, form, answer, asked } = useEstimate(animals, animal_id, today)
  const animal = animals.find(({ id }) => id === typed.animal_id)
  const care = {
    care_date: isWholeDay(typed.care_date) ? typed.care_date : null,
    cause: typed.cause,
    first_symptoms_on: isWholeDay(typed.first_symptoms_on) ? typed.first_symptoms_on : null,
  }
  return (
    <div className="content">
      <div className="page-head">
        <div className="stack gap-s">
          <h1>{words.title}</h1>
          <p className="lead">{words.help}</p>
        </div>
      </div>
      {covered.length === 0 ? (
        <Note tone="info">{words.noAnimal}</Note>
      ) : (
        <div className={`cols ${styles.cols}`}>
          <form className={styles.form} noValidate onSubmit={form.onSubmit}>
            <AnimalCards
              legend={words.animal}
              animals={covered}
              chosen={typed.animal_id}
              onChoose={(id) => tell({ animal_id: id })}
            />
            <RadioCards
              legend={words.cause}
              name="cause"
              value={typed.cause}
              error={form.errorOf('cause')}
              onValue={(value) => tell({ cause: causes.find((one) => one === value) ?? null })}
              options={causes.map((value) => ({ value, label: named[value] }))}
            />
            <div className={styles.days}>
              <DateField
                label={words.careDate}
                value={typed.care_date}
                error={form.errorOf('care_date')}
                onValue={(care_date) => tell({ care_date })}
              />
              {typed.cause === 'illness' && (
                <DateField
                  label={words.symptoms}
                  optional={words.optional}
                  value={typed.first_symptoms_on}
                  error={form.errorOf('first_symptoms_on')}
                  onValue={(first_symptoms_on) => tell({ first_symptoms_on })}
                />
              )}
            </div>
            {animal && <CareWarnings warnings={careWarnings(animal, care, cover)} />}
            <section aria-labelledby="estimate-lines">
              <h2 id="estimate-lines" className="h3">
                {words.lines}
              </h2>
              <Block what={words.load} pending={<Skeleton shape="rows" count={1} label={loading} />}>
                <EstimateLines
                  lines={typed.lines}
                  isChecked={form.errorOf('lines') !== undefined}
                  onLines={(lines) => tell({ lines })}
                />
              </Block>
            </section>
            {form.failure !== null && (
              <Note tone="danger" live title={words.failed}>
                {problemText(form.failure, language)}
              </Note>
            )}
            <div>
              <Button type="submit" variant="primary" size="large" busy={form.isBusy ? words.submitting : undefined}>
                {words.submit}
              </Button>
            </div>
          </form>
          <EstimateResult answer={answer} animal={asked} />
        </div>
      )}
    </div>
  )
}

type EstimateResultProps = {
  answer: Estimate | undefined
  animal: Pick<Animal, 'id' | 'name'> | undefined
}

/** The answer, step by step, with a note that it decides nothing. */
function EstimateResult({ answer, animal }: EstimateResultProps) {
  const words = useMessages(estimateMessages)
  const format = useFormat()
  const outside = answer?.outside_cover
  return (
    <SideBlock title={words.result} variant="card" className={styles.result}>
      <div aria-live="polite">
        {answer ? (
          <>
            <Arithmetic
              payout="estimate"
              computation={answer.computation}
              lines={answer.lines}
              reasons={answer.reasons}
            />
            {answer.event && <EventNote event={answer.event} deductible_cents={answer.computation.deductible_cents} />}
            {outside && animal && (
              <CareWarnings
                warnings={[
                  {
                    code: outside.code,
                    animal_id: animal.id,
                    name: animal.name,
                    until: outside.until,
                    since: outside.since ?? undefined,
                  },
                ]}
              />
            )}
            <DescriptionList facts={[{ term: words.kept, value: format.euros(answer.remaining_cents) }]} />
          </>
        ) : (
          <p className="small muted">{words.empty}</p>
        )}
      </div>
      <hr className="rule" />
      <p className="small muted">{words.notDecision}</p>
    </SideBlock>
  )
}
