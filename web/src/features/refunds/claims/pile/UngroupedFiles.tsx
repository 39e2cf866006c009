import type { PileGroup, RefundPile } from '@coussinet/contract/refund-piles.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { KnownRequests } from './KnownRequests.tsx'
import { pileMessages } from './pile.messages.ts'

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
export function UngroupedFiles({ pile, titles, group, onMove, onRequest }: UngroupedFilesProps) {
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
