import { causeNames } from '@coussinet/contract/domain/cause-names.ts'
import type { Quote, QuoteChanges, QuoteFileType } from '@coussinet/contract/quotes.ts'
import { type Cause, causes } from '@coussinet/contract/refund-requests.ts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Send from 'lucide-react/icons/send'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { newIdempotencyKey } from '#platform/call.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { problemText } from '#platform/errors.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { photoMessages } from '#platform/photo/photo.messages.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { Note } from '#ui/Note.tsx'
import { PickCard, PickCards } from '#ui/PickCards.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { Arithmetic } from '../Arithmetic.tsx'
import { DocumentSlot } from '../documents/DocumentSlot.tsx'
import { useUploads } from '../documents/use-uploads.ts'
import { emptyLine, type EstimateLine } from '../estimate/estimate-form.ts'
import { EstimateLines } from '../estimate/EstimateLines.tsx'
import type { PortrayedAnimal } from '../request/request-animals.ts'
import { isStepDone, type QuoteStep, quoteSteps, skippedSteps, stepOfQuote } from './quote-steps.ts'
import { QuoteFacts } from './QuoteFacts.tsx'
import { quoteMessages } from './quotes.messages.ts'
import { addToQuote, quoteQueries, saveQuote, sendQuote, takeOff } from './quotes.queries.ts'
import styles from './quotes.module.css'

type NewQuotePageProps = {
  quote: Quote | undefined
  animals: readonly PortrayedAnimal[]
  /** the animal that the member came from */
  about: string | null
  wanted: QuoteStep | null
  today: string
}

const toes = { care: 1, lines: 2, document: 3, summary: 4 } as const

/** A quote from the planned care to its sending; each step is kept as it is left, and has its address. */
export function NewQuotePage({ quote, animals, about, wanted, today }: NewQuotePageProps) {
  const words = useMessages(quoteMessages)
  const { wizard } = words
  const last = useRef<HTMLHeadingElement>(null)
  const step = stepOfQuote(quote, wanted)
  // Nothing is agreed about an animal that left, or that no cover was chosen for.
  const covered = animals.filter((animal) => animal.formula.name !== 'default' && !hasLeft(animal, today))
  const heading = <StepHeading key={step} title={wizard[step].title} help={wizard[step].help} last={last} />
  return (
    <div className="content content-narrow">
      <Stepper
        label={wizard.path}
        steps={[wizard.steps.care, wizard.steps.lines, wizard.steps.document, wizard.steps.summary]}
        current={toes[step]}
        skipped={skippedSteps(step, quote)}
        where={wizard.where(toes[step])}
        doneText={wizard.done}
      />
      {heading}
      {covered.length === 0 ? (
        <Note tone="info">{wizard.noAnimal}</Note>
      ) : step === 'care' ? (
        <CareStep key={quote?.id ?? ''} quote={quote} animals={covered} about={about} />
      ) : (
        quote && (
          <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
            {step === 'lines' && <LinesStep quote={quote} />}
            {step === 'document' && <DocumentStep quote={quote} />}
            {step === 'summary' && <SummaryStep quote={quote} />}
          </Block>
        )
      )}
    </div>
  )
}

/** Keeps what a step told, and goes to the next one. */
function useStep(quote: Quote | undefined, step: QuoteStep) {
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const saving = useMutation(saveQuote)
  const next = quoteSteps[quoteSteps.indexOf(step) + 1] ?? 'summary'
  const go = (id: string) => navigate({ to: '/quotes/new', search: { quote: id, step: next } })
  return {
    saving,
    go,
    save: (changes: QuoteChanges) =>
      saving.mutate({ id: quote?.id, changes, key }, { onSuccess: ({ id }) => void go(id) }),
  }
}

type FootProps = { quote: Quote | undefined; step: QuoteStep; lacks?: string | null; children: ReactNode }

function Foot({ quote, step, lacks, children }: FootProps) {
  const { wizard: words } = useMessages(quoteMessages)
  const before = quoteSteps[quoteSteps.indexOf(step) - 1]
  return (
    <WizardFoot
      lacks={lacks}
      back={
        before && quote ? (
          <LinkButton variant="quiet" to="/quotes/new" search={{ quote: quote.id, step: before }}>
            {words.back}
          </LinkButton>
        ) : (
          <LinkButton variant="quiet" className="only-desk" to="/quotes">
            {words.quit}
          </LinkButton>
        )
      }
    >
      {children}
    </WizardFoot>
  )
}

function Failed({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!error) return null
  return (
    <Note tone="danger" live>
      {problemText(error, language)}
    </Note>
  )
}

type Care = { animal_id: string; planned_on: string; vet_name: string; cause: Cause | null; first_symptoms_on: string }

/** Step 1: the animal, the planned day, the vet, and why. */
function CareStep({
  quote,
  animals,
  about,
}: {
  quote: Quote | undefined
  animals: readonly PortrayedAnimal[]
  about: string | null
}) {
  const { wizard: words } = useMessages(quoteMessages)
  const named = useMessages(causeNames)
  const language = useLanguage()
  const [care, setCare] = useState<Care>({
    animal_id: quote?.animal_id ?? animals.find(({ id }) => id === about || animals.length === 1)?.id ?? '',
    planned_on: quote?.planned_on ?? '',
    vet_name: quote?.vet_name ?? '',
    cause: quote?.cause ?? null,
    first_symptoms_on: quote?.first_symptoms_on ?? '',
  })
  const [isChecked, setIsChecked] = useState(false)
  const { saving, save } = useStep(quote, 'care')
  const fields = problemFields(saving.error, language)
  const tell = (told: Partial<Care>) => setCare((before) => ({ ...before, ...told }))
  const missing = (isMissing: boolean) => (isChecked && isMissing ? words.required : undefined)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const { currentTarget } = event
    const { animal_id, planned_on, vet_name, cause, first_symptoms_on } = care
    if (animal_id === '' || planned_on === '' || cause === null) {
      requestAnimationFrame(() => focusFirstError(currentTarget))
      return
    }
    save({
      animal_id,
      planned_on,
      cause,
      vet_name: vet_name.trim() === '' ? null : vet_name,
      first_symptoms_on: cause === 'illness' && first_symptoms_on !== '' ? first_symptoms_on : null,
    })
  }
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <PickCards legend={words.care.animal} error={missing(care.animal_id === '')}>
        {animals.map(({ id, name, face, ground, formula_label }) => (
          <PickCard
            key={id}
            type="radio"
            name="animal"
            label={name}
            hint={formula_label[language]}
            face={face}
            ground={ground}
            checked={id === care.animal_id}
            onCheck={() => tell({ animal_id: id })}
          />
        ))}
      </PickCards>
      <RadioCards
        legend={words.care.cause}
        name="cause"
        value={care.cause}
        error={missing(care.cause === null)}
        onValue={(value) => tell({ cause: causes.find((one) => one === value) ?? null })}
        options={causes.map((value) => ({ value, label: named[value] }))}
      />
      <div className={styles.days}>
        <DateField
          label={words.care.day}
          value={care.planned_on}
          error={missing(care.planned_on === '') ?? fields['planned_on']}
          onValue={(planned_on) => tell({ planned_on })}
        />
        {care.cause === 'illness' && (
          <DateField
            label={words.care.symptoms}
            optional={words.care.optional}
            value={care.first_symptoms_on}
            error={fields['first_symptoms_on']}
            onValue={(first_symptoms_on) => tell({ first_symptoms_on })}
          />
        )}
      </div>
      <TextField
        label={words.care.vet}
        optional={words.care.optional}
        maxLength={120}
        value={care.vet_name}
        error={fields['vet_name']}
        onValue={(vet_name) => tell({ vet_name })}
      />
      <Failed error={saving.error} />
      <Foot quote={quote} step="care">
        <Button
          type="submit"
          variant="primary"
          size="large"
          iconEnd={<ArrowRight />}
          busy={saving.isPending ? words.saving : undefined}
        >
          {words.next}
        </Button>
      </Foot>
    </form>
  )
}

const linesOf = ({ lines }: Quote): EstimateLine[] =>
  lines.length === 0
    ? [emptyLine(0)]
    : lines.map(({ care_kind, billed_cents }, key) => ({ key, care_kind, billed_cents, isReadable: true }))

/** Step 2: the lines of the quote, each with its kind of care and its amount. */
function LinesStep({ quote }: { quote: Quote }) {
  const { wizard: words } = useMessages(quoteMessages)
  const [lines, setLines] = useState<readonly EstimateLine[]>(() => linesOf(quote))
  const [isChecked, setIsChecked] = useState(false)
  const { saving, save } = useStep(quote, 'lines')
  const told = lines.flatMap(({ care_kind, billed_cents, isReadable }) =>
    care_kind === null || billed_cents === null || !isReadable ? [] : [{ label: '', care_kind, billed_cents }],
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const { currentTarget } = event
    if (told.length === lines.length) save({ lines: told })
    else requestAnimationFrame(() => focusFirstError(currentTarget))
  }
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <EstimateLines lines={lines} isChecked={isChecked} onLines={setLines} />
      <Failed error={saving.error} />
      <Foot quote={quote} step="lines" lacks={isChecked && told.length === 0 ? words.lacks.lines : null}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          iconEnd={<ArrowRight />}
          busy={saving.isPending ? words.saving : undefined}
        >
          {words.next}
        </Button>
      </Foot>
    </form>
  )
}

/** Step 3: the vet's quote, and another document that helps. */
function DocumentStep({ quote }: { quote: Quote }) {
  const { wizard: words } = useMessages(quoteMessages)
  const photos = useMessages(photoMessages)
  const language = useLanguage()
  const queries = useQueryClient()
  const [isAttempted, setIsAttempted] = useState(false)
  const { go } = useStep(quote, 'document')
  const fileOf = (type: string) => quote.files.find((file) => file.type === type)
  const uploads = useUploads(async (place, file, watch) => {
    const type: QuoteFileType = place === 'quote' ? 'quote' : 'other'
    await addToQuote(queries, { id: quote.id, type, file, replaces: fileOf(type)?.id }, watch)
  })
  const remove = ({ id }: { id: string }) =>
    void takeOff(queries, quote.id, id).catch((error: unknown) =>
      toast({ text: problemText(error, language), tone: 'danger' }),
    )
  const isMissing = fileOf('quote') === undefined
  const zone = (take: (files: File[]) => void, error: string | undefined) => (
    <DropZone
      art={<Envelope />}
      title={words.document.drop}
      titlePhone={words.document.dropPhone}
      hint={words.document.hint}
      hintPhone={words.document.hintPhone}
      formats={photos.formats}
      chooseLabel={photos.choose}
      photoLabel={photos.photo}
      accept={acceptedPhotos}
      error={error}
      onFiles={take}
    />
  )
  return (
    <div className={styles.fields}>
      <DocumentSlot place="quote" file={fileOf('quote')} uploads={uploads} onRemove={remove}>
        {(take) => zone(take, isAttempted && isMissing ? words.lacks.file : undefined)}
      </DocumentSlot>
      {!isMissing && (
        <section aria-labelledby="quote-other">
          <h2 id="quote-other" className="h3">
            {words.document.other}
          </h2>
          <p className={`small muted ${styles.hint}`}>{words.document.otherHint}</p>
          <DocumentSlot place="other" file={fileOf('other')} uploads={uploads} onRemove={remove}>
            {(take) => (
              <DropZone
                size="small"
                optional
                title={words.document.dropOther}
                formats={photos.formats}
                chooseLabel={photos.choose}
                photoLabel={photos.photo}
                accept={acceptedPhotos}
                onFiles={take}
              />
            )}
          </DocumentSlot>
        </section>
      )}
      <Foot quote={quote} step="document" lacks={isAttempted && isMissing ? words.lacks.file : null}>
        <Button
          variant="primary"
          size="large"
          iconEnd={<ArrowRight />}
          unavailable={isMissing || uploads.isBusy}
          onUnavailable={() => setIsAttempted(true)}
          onClick={() => void go(quote.id)}
        >
          {words.next}
        </Button>
      </Foot>
    </div>
  )
}

/** Step 4: all that is about to be sent, with the estimate beside. */
function SummaryStep({ quote }: { quote: Quote }) {
  const all = useMessages(quoteMessages)
  const { wizard: words } = all
  const navigate = useNavigate()
  const language = useLanguage()
  const [key] = useState(newIdempotencyKey)
  const sending = useMutation(sendQuote)
  const lacking = quoteSteps.find((step) => step !== 'summary' && !isStepDone(step, quote))
  const send = () =>
    sending.mutate(
      { id: quote.id, key },
      {
        onSuccess: ({ id }) => void navigate({ to: '/quotes/$id', params: { id } }),
        onError: (error) => toast({ text: problemText(error, language), tone: 'danger' }),
      },
    )
  return (
    <div className={styles.fields}>
      <div className="cols">
        <section aria-label={all.facts} className="stack gap-m">
          {quote.animal && <p className="strong">{all.of(quote.animal.name)}</p>}
          <QuoteFacts quote={quote} />
        </section>
        <SideBlock title={words.summary.estimate} variant="card">
          <Block what={words.summary.estimateFailed} pending={<Skeleton shape="rows" label={all.loading} />}>
            <QuoteEstimate quote={quote} />
          </Block>
          <p className={`small muted ${styles.notDecision}`}>{words.summary.notDecision}</p>
        </SideBlock>
      </div>
      <Failed error={sending.error} />
      <Foot quote={quote} step="summary">
        <Button
          variant="primary"
          size="large"
          icon={<Send />}
          busy={sending.isPending ? words.summary.sending : undefined}
          unavailable={lacking !== undefined}
          onUnavailable={() => void navigate({ to: '/quotes/new', search: { quote: quote.id, step: lacking } })}
          onClick={send}
        >
          {words.summary.send}
        </Button>
      </Foot>
    </div>
  )
}

/** The refund of the quote on its day, by the function that decides. */
function QuoteEstimate({ quote }: { quote: Quote }) {
  const { animal_id, planned_on, cause, first_symptoms_on, lines } = quote
  if (animal_id === null || planned_on === null || cause === null || lines.length === 0) return null
  return (
    <Estimated
      question={{
        animal_id,
        care_date: planned_on,
        cause,
        first_symptoms_on,
        lines: lines.map(({ care_kind, billed_cents }) => ({ care_kind, billed_cents })),
      }}
    />
  )
}

function Estimated({ question }: { question: Parameters<typeof quoteQueries.estimate>[0] }) {
  const { data } = useSuspenseQuery(quoteQueries.estimate(question))
  return <Arithmetic payout="estimate" computation={data.computation} lines={data.lines} reasons={data.reasons} />
}
