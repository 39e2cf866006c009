import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import type { PileArrival, PileGroup, RefundPile } from '@coussinet/contract/refund-piles.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import ScanText from 'lucide-react/icons/scan-text'
import { useRef, useState } from 'react'
import { useTileFocus } from '#platform/browser/use-tile-focus.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { photoMessages } from '#platform/photo/photo.messages.ts'
import { Button } from '#ui/Button.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { Note } from '#ui/Note.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { documentMessages } from '../../documents/documents.messages.ts'
import { DocumentSlot } from '../../documents/DocumentSlot.tsx'
import { FileThumbnail, FileViewer } from '../../documents/FileViewer.tsx'
import { pileMessages } from './pile.messages.ts'
import { createDrafts, type MovedGroup, moveFile, movePile, pileQuery, removeFromPile } from './pile.queries.ts'
import { usePileUploads } from './use-pile-uploads.ts'
import styles from './pile.module.css'

type PilePageProps = {
  /** Undefined before its first document is there. */
  pile: RefundPile | undefined
  animals: readonly PortrayedAnimal[]
}

/** Several documents sorted into requests: what is read sorts them, the member moves them, and nothing is sent (READ-06). */
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
        // Going back does not lead to what is gone.
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
      {pile && <Groups pile={pile} animals={animals} onGone={focusBeside} />}
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

/** A document that is made ready, or one that cannot be taken, with the reason. */
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

type GroupsProps = Pick<GroupProps, 'pile' | 'animals' | 'onGone'>

function Groups({ pile, animals, onGone }: GroupsProps) {
  const words = useMessages(pileMessages)
  const moving = useMutation(movePile(pile.id))
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const titles = pile.groups.map((group, place) => {
    const number = pile.groups.slice(0, place + 1).filter(({ is_request }) => is_request).length
    const name = animals.find(({ id }) => id === group.animal_id)?.name
    const facts = [name, group.total_cents === null ? undefined : format.euros(group.total_cents)]
    return words.group(
      number,
      facts.filter((fact) => fact !== undefined),
    )
  })
  const move = (groups: readonly MovedGroup[], sentence: string, file_id?: string) =>
    moving.mutate(groups, {
      onSuccess: () => {
        setSaid(sentence)
        // The pressed button is gone with the document: its group has the focus.
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          list.current?.querySelector<HTMLElement>(`[data-files~="${file_id}"]`)?.focus({ preventScroll: true })
        })
      },
      onError: () => toast({ text: words.failed, tone: 'danger' }),
    })
  return (
    <>
      <p role="status" className="sr">
        {said}
      </p>
      <ol className={styles.groups} ref={list}>
        {pile.groups.map((group, place) => (
          <Group
            key={group.file_ids[0]}
            pile={pile}
            titles={titles}
            place={place}
            group={group}
            animals={animals}
            onGone={onGone}
            onMove={(files, to) =>
              move(
                files.reduce((groups: readonly MovedGroup[], file) => moveFile(groups, file.id, to), pile.groups),
                words.moved(format.list(files.map(({ name }) => name)), titles[to] ?? words.fresh),
                files[0]?.id,
              )
            }
            onRequest={() =>
              move(
                pile.groups.map((one) => (one === group ? { ...one, is_request: true, isTold: true } : one)),
                words.fresh,
                group.file_ids[0],
              )
            }
            onAnimal={(animal_id) =>
              move(
                pile.groups.map((one) => (one === group ? { ...one, animal_id } : one)),
                '',
              )
            }
          />
        ))}
      </ol>
    </>
  )
}

type GroupProps = {
  pile: RefundPile
  /** names of the groups, by their place */
  titles: readonly string[]
  place: number
  group: PileGroup
  animals: readonly PortrayedAnimal[]
  onMove: (files: readonly RequestFile[], to: number) => void
  /** makes a request of documents that would be none */
  onRequest: () => void
  onAnimal: (animal_id: string | null) => void
  /** called before a document is taken off */
  onGone: (file_id: string) => void
}

function Group(props: GroupProps) {
  const { pile, titles, place, group, animals, onMove, onAnimal, onGone } = props
  const words = useMessages(pileMessages)
  const format = useFormat()
  const { care_date, clinic, animal_id, file_ids, is_request } = group
  const title = titles[place] ?? ''
  const facts = [care_date && words.of(format.longDay(care_date)), clinic].filter((fact) => fact !== null)
  return (
    <li className={styles.group} data-files={file_ids.join(' ')} tabIndex={-1}>
      {!is_request && <Loose {...props} />}
      {is_request && (
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
      )}
      {is_request && <Known group={group} />}
      {file_ids.map((id) => {
        const file = pile.files.find((one) => one.id === id)
        return (
          file && (
            <Piece key={id} pile={pile} titles={titles} place={place} file={file} onMove={onMove} onGone={onGone} />
          )
        )
      })}
    </li>
  )
}

/** Documents that are no request by themselves: where they may go, in a tap. */
function Loose({ pile, titles, group, onMove, onRequest }: GroupProps) {
  const words = useMessages(pileMessages)
  const format = useFormat()
  const { file_ids, offers, total_cents } = group
  const files = pile.files.filter(({ id }) => file_ids.includes(id))
  const kind = files[0]?.reading?.document ?? 'other'
  const facts = [words.documents[kind], ...(total_cents === null ? [] : [format.euros(total_cents)])]
  return (
    <div className="stack gap-s">
      <h2 className="h3">{facts.join(' · ')}</h2>
      <p className="small muted">{offers.length > 0 ? words.looseText : words.looseAlone}</p>
      <Known group={group} />
      <div className="row wrap">
        {pile.groups.map(
          (one, to) =>
            one.file_ids.some((id) => offers.includes(id)) && (
              <Button key={one.file_ids[0]} size="small" variant="secondary" onClick={() => onMove(files, to)}>
                {words.into(titles[to] ?? '')}
              </Button>
            ),
        )}
        <Button size="small" variant="quiet" onClick={onRequest}>
          {words.ofItsOwn}
        </Button>
      </div>
    </div>
  )
}

/** Says that an invoice was sent before, or which request is of a slip's amount, with the way there. */
function Known({ group: { is_request, requests } }: Pick<GroupProps, 'group'>) {
  const words = useMessages(pileMessages)
  if (requests.length === 0) return null
  return (
    <Note tone={is_request ? 'warning' : 'info'}>
      {requests.map(({ id, status, tracking_reference, is_refunded }) => (
        <p key={id}>
          {words.known[is_request ? knownAs(status, is_refunded) : 'same']}
          {tracking_reference === null ? (
            <Link className="text-link" to="/refunds/new" search={{ request: id }}>
              {words.draft}
            </Link>
          ) : (
            <Link className="text-link" to="/refunds/$id" params={{ id }}>
              {tracking_reference}
            </Link>
          )}
        </p>
      ))}
    </Note>
  )
}

function knownAs(status: PileGroup['requests'][number]['status'], isRefunded: boolean) {
  if (isRefunded) return 'refunded'
  return status === 'rejected' || status === 'draft' ? status : 'sent'
}

type PieceProps = Pick<GroupProps, 'pile' | 'titles' | 'place' | 'onMove' | 'onGone'> & { file: RequestFile }

function Piece({ pile, titles, place, file, onMove, onGone }: PieceProps) {
  const words = useMessages(pileMessages)
  const { view } = useMessages(documentMessages)
  const removal = useMutation(removeFromPile(pile.id))
  const [isOpen, setIsOpen] = useState(false)
  const { groups } = pile
  const isLoose = groups[place]?.is_request === false
  const isAlone = groups[place]?.file_ids.length === 1
  const fresh = isAlone && !isLoose ? [] : [{ value: String(groups.length), label: words.fresh }]
  const { reading } = file
  const kind = reading?.document ? words.documents[reading.document] : null
  return (
    <div role="group" aria-label={file.name} data-file={file.id} tabIndex={-1}>
      <FileTile
        state="done"
        name={file.name}
        thumbnail={<FileThumbnail href={file.thumbnail_href} />}
        meta={reading?.status === 'waiting' ? words.unread : kind}
        view={{ label: view(file.name), onAction: () => setIsOpen(true) }}
        remove={{
          label: words.remove(file.name),
          onAction: () => {
            onGone(file.id)
            removal.mutate(file.id)
          },
        }}
        extra={
          <>
            {(groups.length > 1 || fresh.length > 0) && (
              <SelectField
                className={styles.move}
                label={<span className="sr">{words.move(file.name)}</span>}
                placeholder={isLoose ? words.unplaced : undefined}
                value={isLoose ? '' : String(place)}
                options={[
                  ...groups.flatMap((group, at) =>
                    group.is_request ? { value: String(at), label: titles[at] ?? '' } : [],
                  ),
                  ...fresh,
                ]}
                onValue={(value) => value !== '' && onMove([file], Number(value))}
              />
            )}
            {isOpen && <FileViewer file={file} onClose={() => setIsOpen(false)} />}
          </>
        }
      />
    </div>
  )
}
