import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import type { RefundPile, PileArrival } from '@coussinet/contract/refund-piles.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import Clock from '~icons/lucide/clock'
import ScanText from '~icons/lucide/scan-text'
import { photoMessages } from '#messages/platform.ts'
import { pileMessages } from '#messages/refund-requests.ts'
import { useTileFocus } from '#platform/browser/use-tile-focus.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { Button } from '#ui/Button.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { Note } from '#ui/Note.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { DocumentSlot } from '../../documents/DocumentSlot.tsx'
import { createDrafts, pileQuery, removeFromPile } from './pile.queries.ts'
import { PileGroups } from './PileGroups.tsx'
import { usePileUploads } from './use-pile-uploads.ts'
import styles from './pile.module.css'

const MailedNote = lazyPart(() => import('../mailed-invoices/MailedInvoices.tsx').then((module) => module.MailedNote))

type PilePageProps = {
  /** Undefined before its first document is there. */
  pile: RefundPile | undefined
  animals: readonly PortrayedAnimal[]
}

/** Several documents sorted into requests: the reading sorts them, the member moves them, and nothing is sent (READ-06). */
export function PilePage({ pile, animals }: PilePageProps) {
  const words = useMessages(pileMessages)
  const photos = useMessages(photoMessages)
  const format = useFormat()
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { uploads, places, waiting, add, isBusy } = usePileUploads(pile?.id ?? null)
  const { page, onChosen, onFocus, focusBeside } = useTileFocus()
  const [key] = useState(newIdempotencyKey)
  const making = useMutation(createDrafts(pile?.id ?? ''))
  useWarnBeforeLeaving(isBusy)
  const isReading = pile?.status === 'reading'
  const groups = pile?.groups ?? []
  const requests = groups.filter(({ is_request }) => is_request).length
  const left = groups.length - requests
  const make = () =>
    making.mutate(key, {
      onSuccess: async ({ data }) => {
        const [first] = data
        // Going back must not lead to a deleted pile.
        await navigate({
          ...(data.length === 1 && first
            ? { to: '/refunds/new' as const, search: { request: first.id } }
            : { to: '/refunds' as const }),
          replace: true,
        })
        if (pile && left === 0) queries.removeQueries({ queryKey: pileQuery(pile.id).queryKey })
        toast({ text: words.made(data.length), tone: 'success' })
      },
      onError: (error) => toast({ text: problemText(error, language), tone: 'danger' }),
    })
  return (
    <div ref={page} className={`content content-narrow ${styles.pile}`} onFocus={onFocus}>
      <div className="page-head">
        <div className="stack gap-s">
          <h1>{pageNames.pile[language]}</h1>
          <p className="lead">{words.help}</p>
        </div>
      </div>
      {pile?.mailed_by && (
        <Suspense fallback={null}>
          <MailedNote sender={pile.mailed_by} />
        </Suspense>
      )}
      {isReading && (
        <Note tone="info" icon={<ScanText />} live>
          {words.reading}
        </Note>
      )}
      {pile?.goes_on_at != null && (
        <Note tone="info" icon={<Clock />} live>
          {words.goesOn(format.atClockTime(pile.goes_on_at))}
        </Note>
      )}
      {pile && <PileGroups pile={pile} animals={animals} onGone={focusBeside} />}
      {left > 0 && requests > 0 && <p className="small muted">{words.left(left)}</p>}
      <div className="stack gap-m">
        {pile?.arrivals.map((arrival) => (
          <ArrivedFile key={arrival.id} pile_id={pile.id} arrival={arrival} onGone={focusBeside} />
        ))}
        {places
          .filter((place) => uploads.of(place)?.state !== 'received')
          .map((place) => (
            <div key={place} data-file={place} data-is-new tabIndex={-1}>
              <DocumentSlot place={place} file={undefined} uploads={uploads}>
                {() => null}
              </DocumentSlot>
            </div>
          ))}
        {waiting > 0 && <p className="small muted">{words.waiting(waiting)}</p>}
        <DropZone
          size={groups.length > 0 ? 'small' : 'large'}
          art={<Envelope />}
          title={groups.length > 0 ? words.more : words.drop}
          titlePhone={groups.length > 0 ? words.more : words.dropPhone}
          hint={words.hint}
          formats={photos.formats}
          chooseLabel={photos.choose}
          photoLabel={photos.photo}
          accept={acceptedPhotos}
          multiple
          optional={groups.length > 0}
          onFiles={(files) => {
            onChosen()
            add(files)
          }}
        />
      </div>
      <WizardFoot
        back={
          <LinkButton variant="quiet" to="/refunds">
            {words.later}
          </LinkButton>
        }
      >
        {requests > 0 && (
          <Button
            variant="primary"
            size="large"
            busy={making.isPending ? words.making : undefined}
            unavailable={isBusy}
            onClick={make}
          >
            {words.make(requests)}
          </Button>
        )}
      </WizardFoot>
    </div>
  )
}

type ArrivedFileProps = { pile_id: string; arrival: PileArrival; onGone: (file_id: string) => void }

/** An uploaded document that is being prepared, or that was refused, with the reason. */
function ArrivedFile({ pile_id, arrival: { id, name, refusal_code }, onGone }: ArrivedFileProps) {
  const words = useMessages(pileMessages)
  const language = useLanguage()
  const removal = useMutation(removeFromPile(pile_id))
  const remove = {
    label: words.remove(name),
    onAction: () => {
      onGone(id)
      removal.mutate(id)
    },
  }
  return (
    <div role="group" aria-label={name} data-file={id} tabIndex={-1}>
      {refusal_code === null ? (
        <FileTile state="done" name={name} meta={words.preparing} remove={remove} />
      ) : (
        <FileTile state="failed" name={name} error={fieldErrorSentences[language][refusal_code]} remove={remove} />
      )}
    </div>
  )
}
