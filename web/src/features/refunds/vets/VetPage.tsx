import { brandName } from '@coussinet/contract/brand/values.ts'
import { speciesNames } from '@coussinet/contract/domain/animals.ts'
import { quoteFileNames } from '@coussinet/contract/domain/quotes.ts'
import { fileTypeNames } from '@coussinet/contract/domain/requests.ts'
import type { VetFileType, VetLinkView } from '@coussinet/contract/vet-links.ts'
import { type ReactNode, useRef, useState } from 'react'
import Check from '~icons/lucide/check'
import FileText from '~icons/lucide/file-text'
import { photoMessages } from '#messages/platform.ts'
import { vetPageMessages } from '#messages/vets.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { acceptedPhotos } from '#platform/photo/photo-format.ts'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { Button } from '#ui/Button.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { FileTile } from '#ui/FileTile.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { focusHeading, type LastHeading } from '#ui/StepHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { UploadTile } from '../documents/UploadTile.tsx'
import { type VetRow, type VetVisit, useVetLink } from './use-vet-link.ts'
import { listTypes } from './vet-uploads.ts'
import styles from './VetPage.module.css'

/** Page of a link for a vet: the animal, a place for documents, and their end. */
export function VetPage() {
  const words = useMessages(vetPageMessages)
  const language = useLanguage()
  const visit = useVetLink()
  const heading: LastHeading = useRef(null)
  const { opening, view } = visit
  if (opening.state === 'expired')
    return (
      <Frame>
        <h1 ref={(title) => focusHeading(title, heading)} tabIndex={-1}>
          {words.expiredTitle}
        </h1>
        <p className="muted">{words.expiredText}</p>
      </Frame>
    )
  if (opening.state === 'failed')
    return (
      <Frame>
        <h1>{words.title}</h1>
        <ErrorBlock
          title={words.failedTitle}
          text={problemText(opening.error, language)}
          retryLabel={words.retry}
          onRetry={() => void visit.open()}
        />
      </Frame>
    )
  if (view === null)
    return (
      <Frame>
        <h1 ref={(title) => focusHeading(title, heading)} tabIndex={-1}>
          {words.title}
        </h1>
        <output aria-busy="true">{words.opening}</output>
      </Frame>
    )
  return (
    <Frame>{view.state === 'sent' ? <Sent view={view} last={heading} /> : <Adding visit={visit} view={view} />}</Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={`guest-page stack gap-l ${styles.page}`}>{children}</div>
)

function Sent({ view, last }: { view: VetLinkView; last: LastHeading }) {
  const words = useMessages(vetPageMessages)
  return (
    <div className={styles.sent}>
      <PawProgress done={5} tone="plain" size={116} />
      <h1 ref={(title) => focusHeading(title, last)} tabIndex={-1}>
        {words.sentTitle}
      </h1>
      <p className="lead">{words.sentText(view.file_count)}</p>
      <p className="muted">{view.sent_at === null ? words.filedNext : words.sentNext}</p>
    </div>
  )
}

/** Name of a type for a vet: whatever is not asked for is notes or another document. */
function useTypeName() {
  const names = { ...useMessages(quoteFileNames), ...useMessages(fileTypeNames) }
  const { other } = useMessages(vetPageMessages)
  return (type: VetFileType) => (type === 'other' ? other : names[type])
}

function Adding({ visit, view }: { visit: VetVisit; view: VetLinkView }) {
  const words = useMessages(vetPageMessages)
  const photos = useMessages(photoMessages)
  const species = useMessages(speciesNames)
  const format = useFormat()
  const { rows, uploads, isSending } = visit
  const [isAttempted, setIsAttempted] = useState(false)
  const failed = rows.some(({ place }) => uploads.of(place)?.state === 'failed')
  useWarnBeforeLeaving(uploads.isBusy)
  const lack = rows.length === 0 ? words.nothing : uploads.isBusy ? words.busy : failed ? words.unsolved : null
  function take(files: File[]) {
    if (visit.add(files) > 0) toast({ text: words.tooMany, tone: 'warning' })
  }
  return (
    <>
      {view.animal && (
        <div className={styles.head}>
          <Portrait face={view.animal.type} size="row" />
          <div className="stack gap-s">
            <h1>{words.about(view.animal.name)}</h1>
            <p className="muted">{words.insured(species[view.animal.type], brandName)}</p>
          </div>
        </div>
      )}
      <Expected view={view} rows={rows} />
      <DropZone
        title={words.drop}
        titlePhone={words.dropPhone}
        hint={words.hint}
        hintPhone=""
        formats={photos.formats}
        chooseLabel={photos.choose}
        photoLabel={photos.photo}
        accept={acceptedPhotos}
        multiple
        error={isAttempted && rows.length === 0 ? words.nothing : undefined}
        onFiles={take}
      />
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={words.added}>
          {rows.map((row) => (
            <AddedFile key={row.place} row={row} visit={visit} view={view} />
          ))}
        </ul>
      )}
      {view.shows_amount && <Amount view={view} isThere={rows.some(isBill)} />}
      <div className={styles.foot}>
        <Button
          variant="primary"
          size="large"
          wide
          busy={isSending ? words.sending : undefined}
          unavailable={lack !== null}
          onUnavailable={() => setIsAttempted(true)}
          onClick={() => void visit.send()}
        >
          {words.send}
        </Button>
        <p className="small muted" role="status">
          {lack !== null && (isAttempted || rows.length > 0) ? lack : ''}
        </p>
        {view.expires_at !== null && <p className="small muted">{words.until(format.longInstant(view.expires_at))}</p>}
      </div>
    </>
  )
}

/** List of what is needed, and of what is there. */
function Expected({ view, rows }: { view: VetLinkView; rows: readonly VetRow[] }) {
  const words = useMessages(vetPageMessages)
  const nameOf = useTypeName()
  const needed = view.expected.flatMap(({ type, needed: isNeeded }) => (isNeeded ? [type] : []))
  const there = rows.flatMap(({ type, received }) => (received ? [type] : []))
  const shown = [...new Set([...there.filter((type) => type !== 'other'), ...needed])]
  if (shown.length === 0) return null
  return (
    <ul className={styles.expected} aria-label={words.expected}>
      {shown.map((type) => (
        <li key={type} data-there={there.includes(type) || undefined}>
          {there.includes(type) && <Check className="icon-s" />}
          {nameOf(type)}
          {there.includes(type) && <span className="sr"> {words.there}</span>}
        </li>
      ))}
    </ul>
  )
}

function AddedFile({ row, visit, view }: { row: VetRow; visit: VetVisit; view: VetLinkView }) {
  const words = useMessages(vetPageMessages)
  const format = useFormat()
  const nameOf = useTypeName()
  const again = useRef<HTMLInputElement>(null)
  const { uploads, rows } = visit
  const { place, type, file, received } = row
  const upload = uploads.of(place)
  const name = file?.name ?? received?.name ?? ''
  const others = rows.filter((one) => one !== row).map((one) => one.type)
  const isUnderWay = upload !== undefined && upload.state !== 'received'
  return (
    <li className={styles.row}>
      <span role="status" className="sr">
        {upload?.state === 'received' && words.arrived(name)}
      </span>
      {isUnderWay && (
        <UploadTile
          place={place}
          upload={upload}
          uploads={{ ...uploads, dismiss: () => void visit.remove(row), cancel: () => void visit.remove(row) }}
          onReplace={() => again.current?.click()}
          onGone={() => undefined}
        />
      )}
      {!isUnderWay && (
        <FileTile
          state="done"
          name={name}
          thumbnail={upload?.preview ? <BlobPicture blob={upload.preview} alt="" /> : <FileText />}
          meta={[file ? '' : nameOf(type), received ? format.fileSize(received.size) : ''].filter(Boolean).join(', ')}
          badge={words.received}
          remove={{ label: words.remove(name), onAction: () => void visit.remove(row) }}
        />
      )}
      <input
        ref={again}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={acceptedPhotos}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) visit.replace(row, chosen)
          event.target.value = ''
        }}
      />
      {file && (
        <SelectField
          label={<span className="sr">{words.kind(name)}</span>}
          className={styles.kind}
          value={type}
          options={listTypes(view.expected, type, others).map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ target: { value } }) => {
            const chosen = listTypes(view.expected, type, others).find((one) => one === value)
            if (chosen) void visit.retype(row, chosen)
          }}
        />
      )}
    </li>
  )
}

const isBill = ({ type, received }: VetRow) => received !== null && (type === 'invoice' || type === 'quote')

function Amount({ view: { amount, is_reading }, isThere }: { view: VetLinkView; isThere: boolean }) {
  const words = useMessages(vetPageMessages)
  const format = useFormat()
  return (
    <section className={styles.amount} aria-live="polite">
      <p className="strong">{words.amount}</p>
      {amount ? (
        <>
          <p className={styles.sum}>{format.euros(amount.refunded_cents)}</p>
          <p className="small">{words.amountOf(format.euros(amount.billed_cents))}</p>
          <p className="small muted">
            {words.amountNote} {amount.is_partial && words.partial}
          </p>
        </>
      ) : (
        <p className="small muted">
          {is_reading ? words.amountReads : isThere ? words.amountUnknown : words.amountWaits}
        </p>
      )}
    </section>
  )
}
