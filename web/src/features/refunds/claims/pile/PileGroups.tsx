import type { RefundPile, PileGroup } from '@coussinet/contract/refund-piles.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { pileMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { toast } from '#ui/toast-store.ts'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { type MovedGroup, moveFile, movePile } from './pile.queries.ts'
import { PileFile } from './PileFile.tsx'
import styles from './pile.module.css'

/** Links to the requests that already have this invoice, or whose amount is that of this payment slip. */
function KnownRequests({ group: { is_request, requests } }: { group: PileGroup }) {
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

type PileGroupsProps = {
  pile: RefundPile
  animals: readonly PortrayedAnimal[]
  /** called before a file is removed */
  onGone: (file_id: string) => void
}

/** Groups of a pile, each with its files. Each move is stored at once and announced in a live region. */
export function PileGroups({ pile, animals, onGone }: PileGroupsProps) {
  const words = useMessages(pileMessages)
  const moving = useMutation(movePile(pile.id))
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [announced, setAnnounced] = useState('')
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
        setAnnounced(sentence)
        // The pressed button disappears with the document: its group gets the focus.
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          list.current?.querySelector<HTMLElement>(`[data-files~="${file_id}"]`)?.focus({ preventScroll: true })
        })
      },
      onError: () => toast({ text: words.failed, tone: 'danger' }),
    })
  const moveFiles = (files: readonly RequestFile[], to: number) =>
    move(
      files.reduce((groups: readonly MovedGroup[], file) => moveFile(groups, file.id, to), pile.groups),
      words.moved(format.list(files.map(({ name }) => name)), titles[to] ?? words.fresh),
      files[0]?.id,
    )
  return (
    <>
      <p role="status" className="sr">
        {announced}
      </p>
      <ol className={styles.groups} ref={list}>
        {pile.groups.map((group, place) => {
          const changeGroup = (change: Partial<MovedGroup>, sentence: string, file_id?: string) =>
            move(
              pile.groups.map((one) => (one === group ? { ...one, ...change } : one)),
              sentence,
              file_id,
            )
          return (
            <li key={group.file_ids[0]} className={styles.group} data-files={group.file_ids.join(' ')} tabIndex={-1}>
              {group.is_request ? (
                <FiledGroup
                  group={group}
                  title={titles[place] ?? ''}
                  animals={animals}
                  onAnimal={(animal_id) => changeGroup({ animal_id }, '')}
                />
              ) : (
                <UngroupedFiles
                  pile={pile}
                  titles={titles}
                  group={group}
                  onMove={moveFiles}
                  onRequest={() => changeGroup({ is_request: true, isTold: true }, words.fresh, group.file_ids[0])}
                />
              )}
              {group.file_ids.map((id) => {
                const file = pile.files.find((one) => one.id === id)
                return (
                  file && (
                    <PileFile
                      key={id}
                      pile={pile}
                      titles={titles}
                      place={place}
                      file={file}
                      onMove={moveFiles}
                      onGone={onGone}
                    />
                  )
                )
              })}
            </li>
          )
        })}
      </ol>
    </>
  )
}

type UngroupedFilesProps = {
  pile: RefundPile
  /** titles of all groups, in their order */
  titles: readonly string[]
  group: PileGroup
  /** moves the files to the group at `to` */
  onMove: (files: readonly RequestFile[], to: number) => void
  /** turns these documents into a request */
  onRequest: () => void
}

/** Documents that make no request by themselves, with a button for each group that they may join. */
function UngroupedFiles({ pile, titles, group, onMove, onRequest }: UngroupedFilesProps) {
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
      <KnownRequests group={group} />
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

type FiledGroupProps = {
  group: PileGroup
  title: string
  animals: readonly PortrayedAnimal[]
  onAnimal: (animal_id: string | null) => void
}

/** Head of a group that becomes a request: title, date and clinic, and the animal to choose. */
function FiledGroup({ group, title, animals, onAnimal }: FiledGroupProps) {
  const words = useMessages(pileMessages)
  const format = useFormat()
  const { care_date, clinic, animal_id } = group
  const facts = [care_date && words.of(format.longDay(care_date)), clinic].filter((fact) => fact !== null)
  return (
    <>
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
      <KnownRequests group={group} />
    </>
  )
}
