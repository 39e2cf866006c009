import type { SearchHit, FoundKind } from '@coussinet/contract/search.ts'
import CircleQuestionMark from '~icons/lucide/circle-question-mark'
import Download from '~icons/lucide/download'
import FileText from '~icons/lucide/file-text'
import HandCoins from '~icons/lucide/hand-coins'
import Layers from '~icons/lucide/layers'
import PawPrint from '~icons/lucide/paw-print'
import ReceiptEuro from '~icons/lucide/receipt-euro'
import Stethoscope from '~icons/lucide/stethoscope'
import Zap from '~icons/lucide/zap'
import { searchMessages } from '#messages/search.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import type { FoundGroup } from './found-groups.ts'
import styles from './search.module.css'

const icons: Record<FoundKind, typeof FileText> = {
  task: Zap,
  page: Layers,
  animal: PawPrint,
  refund: HandCoins,
  quote: Stethoscope,
  receipt: ReceiptEuro,
  document: FileText,
  question: CircleQuestionMark,
}

type FoundListProps = {
  id: string
  groups: readonly FoundGroup[]
  /** The place, among all options, of the one that Enter opens. */
  active: number
  isOld: boolean
  onPoint: (place: number) => void
  onChoose: (found: SearchHit) => void
}

export const optionId = (list: string, place: number) => `${list}-${place}`

/** List of results, kind by kind: the list of a combobox, whose field keeps the focus. */
export function FoundList({ id, groups, active, isOld, onPoint, onChoose }: FoundListProps) {
  const words = useMessages(searchMessages)
  const all = groups.flatMap(({ found }) => found)
  return (
    <div id={id} role="listbox" aria-label={words.results} className={styles.found} data-old={isOld}>
      {groups.map(({ kind, found }) => {
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.foundKind}>
              {words.kinds[kind]}
            </div>
            {found.map((one) => {
              const place = all.indexOf(one)
              const Icon = icons[one.kind]
              return (
                <button
                  key={`${one.href}-${one.title}`}
                  type="button"
                  tabIndex={-1}
                  id={optionId(id, place)}
                  role="option"
                  aria-selected={place === active}
                  className={styles.foundOne}
                  onPointerMove={() => onPoint(place)}
                  onClick={() => onChoose(one)}
                >
                  <RowIcon>
                    <Icon />
                  </RowIcon>
                  <span className="grow two">
                    <span className="strong">{one.title}</span>
                    {one.text && (
                      <span className={`small muted ${styles.foundText}`}>
                        <Unbroken>{one.text}</Unbroken>
                      </span>
                    )}
                  </span>
                  {one.download && (
                    <>
                      <span className="sr">{words.download}</span>
                      <Download className="icon-s muted" />
                    </>
                  )}
                </button>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
