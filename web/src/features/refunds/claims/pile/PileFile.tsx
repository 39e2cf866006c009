import type { RefundPile } from '@coussinet/contract/refund-piles.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pileMessages } from '#messages/refund-requests.ts'
import { documentMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { FileTile } from '#ui/FileTile.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { FileThumbnail, FileViewer } from '../../documents/FileViewer.tsx'
import { removeFromPile } from './pile.queries.ts'
import styles from './pile.module.css'

type PileFileProps = {
  pile: RefundPile
  /** titles of all groups, in their order */
  titles: readonly string[]
  /** index of the file's group */
  place: number
  file: RequestFile
  /** moves the files to the group at `to`; the number of groups means a new one */
  onMove: (files: readonly RequestFile[], to: number) => void
  /** called before the file is removed */
  onGone: (file_id: string) => void
}

/** A document of a group: opened, removed, or moved to another group. */
export function PileFile({ pile, titles, place, file, onMove, onGone }: PileFileProps) {
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
