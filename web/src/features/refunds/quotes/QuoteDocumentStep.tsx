import type { QuoteFileType } from '@coussinet/contract/domain/quotes.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import ArrowRight from '~icons/lucide/arrow-right'
import { photoMessages } from '#messages/platform.ts'
import { quoteMessages } from '#messages/quotes.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { Button } from '#ui/Button.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { toast } from '#ui/toast-store.ts'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { DocumentSlot } from '../documents/DocumentSlot.tsx'
import { useUploads } from '../documents/use-uploads.ts'
import { findQuotePaper } from './quote-steps.ts'
import { QuoteFoot } from './QuoteFoot.tsx'
import { addToQuote, quoteQueries, beginQuote, takeOff } from './quotes.queries.ts'
import { useNextStep } from './use-quote-step.ts'
import styles from './quotes.module.css'

// It shows something once the document is there.
const QuoteReading = lazyPart(() => import('./QuoteReading.tsx').then((module) => module.QuoteReading))

const VetLinks = lazyPart(() => import('../vets/VetLinks.tsx').then((module) => module.VetLinks))

type QuoteDocumentStepProps = {
  quote: Quote | undefined
  animals: readonly PortrayedAnimal[]
  /** the animal that the member came from, which a new draft is about */
  about: string | null
}

/** Step 1: the vet's quote, which begins the draft and is read, and another document that helps. */
export function QuoteDocumentStep({ quote, animals, about }: QuoteDocumentStepProps) {
  const { wizard: words } = useMessages(quoteMessages)
  const photos = useMessages(photoMessages)
  const language = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const begun = useRef<Promise<string> | null>(null)
  const creation = useMutation(beginQuote)
  const [isAttempted, setIsAttempted] = useState(false)
  const goOn = useNextStep('document')

  function begin(): Promise<string> {
    if (quote) return Promise.resolve(quote.id)
    const known = animals.find(({ id }) => id === about)
    begun.current ??= creation.mutateAsync({ quote: known ? { animal_id: known.id } : {}, key }).then(
      async ({ id }) => {
        const search = { quote: id, step: 'document' } as const
        await navigate({ to: '/quotes/new', search, replace: true, resetScroll: false })
        return id
      },
      (error: unknown) => {
        begun.current = null
        throw error
      },
    )
    return begun.current
  }

  const paper = findQuotePaper(quote)
  const other = quote?.files.find(({ type }) => type === 'other')
  const uploads = useUploads(async (place, file, watch) => {
    const type: QuoteFileType = place === 'quote' ? 'quote' : 'other'
    const id = await begin()
    const known = queries.getQueryData(quoteQueries.one(id).queryKey)
    const replaces = known?.files.find((one) => one.type === type)?.id
    await addToQuote(queries, { id, type, file, replaces }, watch)
  })
  const remove = ({ id }: { id: string }) => {
    if (!quote) return
    // A removed file may be sent again.
    uploads.dismiss(id === paper?.id ? 'quote' : 'other')
    void takeOff(queries, quote.id, id).catch((error: unknown) =>
      toast({ text: problemText(error, language), tone: 'danger' }),
    )
  }
  const isMissing = paper === undefined
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
      <div>
        <DocumentSlot place="quote" file={paper} uploads={uploads} onRemove={remove}>
          {(take) => zone(take, isAttempted && isMissing ? words.lacks.file : undefined)}
        </DocumentSlot>
        <Suspense fallback={null}>
          <VetLinks
            isSettled={!isMissing || uploads.of('quote') !== undefined}
            subject={quote ? { quote_id: quote.id } : null}
            begin={async () => ({ quote_id: await begin() })}
            topic="quotes"
            animals={quote?.animal_id ? animals.filter(({ id }) => id === quote.animal_id) : animals}
            about={about}
          />
        </Suspense>
        {quote && paper?.reading && (
          <Suspense fallback={null}>
            <QuoteReading
              quote={quote}
              file={paper}
              reading={paper.reading}
              animals={animals}
              onRemove={() => remove(paper)}
            />
          </Suspense>
        )}
      </div>
      {!isMissing && (
        <section aria-labelledby="quote-other">
          <h2 id="quote-other" className="h3">
            {words.document.other}
          </h2>
          <p className={`small muted ${styles.hint}`}>{words.document.otherHint}</p>
          <DocumentSlot place="other" file={other} uploads={uploads} onRemove={remove}>
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
      <QuoteFoot quote={quote} step="document" lacks={isAttempted && isMissing ? words.lacks.file : null}>
        <Button
          variant="primary"
          size="large"
          iconEnd={<ArrowRight />}
          unavailable={isMissing || uploads.isBusy}
          onUnavailable={() => setIsAttempted(true)}
          onClick={() => quote && void goOn(quote.id)}
        >
          {words.next}
        </Button>
      </QuoteFoot>
    </div>
  )
}
