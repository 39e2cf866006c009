import { fieldErrorSentences } from '@coussinet/contract/domain/field-errors.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { PileArrival, PileGroup, RefundPile } from '@coussinet/contract/refund-piles.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import ScanText from 'lucide-react/icons/scan-text'
import { useState } from 'react'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { newIdempotencyKey } from '#platform/call.ts'
import { problemText } from '#platform/errors.ts'
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
import { documentMessages } from '../documents/documents.messages.ts'
import { DocumentSlot } from '../documents/DocumentSlot.tsx'
import { FileThumbnail } from '../documents/FileThumbnail.tsx'
import { FileViewer } from '../documents/FileViewer.tsx'
import type { PortrayedAnimal } from '../request/request-animals.ts'
import { moveFile } from './move-file.ts'
import { pileMessages } from './pile.messages.ts'
import { makeDrafts, movePile, pileQuery, removeFromPile } from './pile.queries.ts'
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
  const [key] = useState(newIdempotencyKey)
  const making = useMutation(makeDrafts(pile?.id ?? ''))
  useWarnBeforeLeaving(isBusy)
  const isReading = pile?.status === 'reading'
  const groups = pile?.groups ?? []
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
        if (pile) queries.removeQueries({ queryKey: pileQuery(pile.id).queryKey })
        toast({ text: words.made(data.length), tone: 'success' })
      },
      onError: (error) => toast({ text: problemText(error, language), tone: 'danger' }),
    })
  return (
    <div className={`content content-narrow ${styles.pile}`}>
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
      {pile && <Groups pile={pile} animals={animals} />}
      <div className="stack gap-m">
        {pile?.arrivals.map((arrival) => (
          <ArrivedFile key={arrival.id} pile_id={pile.id} arrival={arrival} />
        ))}
        {places
          .filter((place) => uploads.of(place)?.state !== 'received')
          .map((place) => (
            <DocumentSlot key={place} place={place} file={undefined} uploads={uploads}>
              {() => null}
            </DocumentSlot>
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
          onFiles={add}
        />
      </div>
      <WizardFoot
        back={
          <LinkButton variant="quiet" to="/refunds">
            {words.later}
          </LinkButton>
        }
      >
        {groups.length > 0 && (
          <Button
            variant="primary"
            size="large"
            busy={making.isPending ? words.making : undefined}
            unavailable={isBusy}
            onClick={make}
          >
            {words.make(groups.length)}
          </Button>
        )}
      </WizardFoot>
    </div>
  )
}

/** A document that is made ready, or one that cannot be taken, with the reason. */
function ArrivedFile({ pile_id, arrival: { id, name, refusal_code } }: { pile_id: string; arrival: PileArrival }) {
  const words = useMessages(pileMessages)
  const language = useLanguage()
  const removal = useMutation(removeFromPile(pile_id))
  const remove = { label: words.remove(name), onAction: () => removal.mutate(id) }
  return refusal_code === null ? (
    <FileTile state="done" name={name} meta={words.preparing} remove={remove} />
  ) : (
    <FileTile state="failed" name={name} error={fieldErrorSentences[language][refusal_code]} remove={remove} />
  )
}

function Groups({ pile, animals }: { pile: RefundPile; animals: readonly PortrayedAnimal[] }) {
  const words = useMessages(pileMessages)
  const moving = useMutation(movePile(pile.id))
  const [said, setSaid] = useState('')
  const move = (groups: readonly PileGroup[], sentence: string) =>
    moving.mutate(groups, {
      onSuccess: () => setSaid(sentence),
      onError: () => toast({ text: words.failed, tone: 'danger' }),
    })
  return (
    <>
      <p role="status" className="sr">
        {said}
      </p>
      <ol className={styles.groups}>
        {pile.groups.map((group, place) => (
          <Group
            key={group.file_ids[0]}
            pile={pile}
            place={place}
            group={group}
            animals={animals}
            onMove={(file, to) => move(moveFile(pile.groups, file.id, to), words.moved(file.name, words.group(to + 1)))}
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
  place: number
  group: PileGroup
  animals: readonly PortrayedAnimal[]
  onMove: (file: RequestFile, to: number) => void
  onAnimal: (animal_id: string | null) => void
}

/** A request to be: its day, clinic and animal as far as they are known, and its documents. */
function Group({ pile, place, group, animals, onMove, onAnimal }: GroupProps) {
  const words = useMessages(pileMessages)
  const format = useFormat()
  const { care_date, clinic, animal_id, file_ids } = group
  const title = words.group(place + 1)
  const facts = [care_date && words.of(format.longDay(care_date)), clinic].filter((fact) => fact !== null)
  return (
    <li className={styles.group}>
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
      {file_ids.map((id) => {
        const file = pile.files.find((one) => one.id === id)
        return file && <Piece key={id} pile={pile} place={place} file={file} onMove={onMove} />
      })}
    </li>
  )
}

type PieceProps = Pick<GroupProps, 'pile' | 'place' | 'onMove'> & { file: RequestFile }

function Piece({ pile, place, file, onMove }: PieceProps) {
  const words = useMessages(pileMessages)
  const { view } = useMessages(documentMessages)
  const removal = useMutation(removeFromPile(pile.id))
  const [isOpen, setIsOpen] = useState(false)
  const { groups } = pile
  const isAlone = groups[place]?.file_ids.length === 1
  const fresh = isAlone ? [] : [{ value: String(groups.length), label: words.fresh }]
  const { reading } = file
  const kind = reading?.document ? words.documents[reading.document] : null
  return (
    <FileTile
      state="done"
      name={file.name}
      thumbnail={<FileThumbnail href={file.thumbnail_href} />}
      meta={reading?.status === 'waiting' ? words.unread : kind}
      view={{ label: view(file.name), onAction: () => setIsOpen(true) }}
      remove={{ label: words.remove(file.name), onAction: () => removal.mutate(file.id) }}
      extra={
        <>
          {(groups.length > 1 || !isAlone) && (
            <SelectField
              className={styles.move}
              label={<span className="sr">{words.move(file.name)}</span>}
              value={String(place)}
              options={[...groups.map((_group, at) => ({ value: String(at), label: words.group(at + 1) })), ...fresh]}
              onValue={(value) => onMove(file, Number(value))}
            />
          )}
          {isOpen && <FileViewer file={file} onClose={() => setIsOpen(false)} />}
        </>
      }
    />
  )
}
