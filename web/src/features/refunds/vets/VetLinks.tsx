import type { Animal } from '@coussinet/contract/animals.ts'
import type { NewVetLink, VetLink } from '@coussinet/contract/vet-links.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import QrCodeIcon from '~icons/lucide/qr-code'
import Stethoscope from '~icons/lucide/stethoscope'
import { vetLinkMessages } from '#messages/vets.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { endVetLink, isAbout, vetLinksQuery, type VetLinkSubject } from './vet-links.queries.ts'
import styles from './VetLinks.module.css'

// It comes once somebody asks for a link.
const VetLinkDialog = lazyPart(() => import('./VetLinkDialog.tsx').then((module) => module.VetLinkDialog))

export type NamedAnimal = { id: string; name: string } & Partial<Pick<Animal, 'cover_end' | 'end_reason'>>

type VetLinksProps = {
  /** null for a draft that is not begun */
  subject: VetLinkSubject | null
  /** begins the draft; of one that exists, its own subject */
  begin?: (() => Promise<VetLinkSubject>) | undefined
  /** topic whose hints tell of the links */
  topic: 'refund-requests' | 'quotes'
  /** nothing is awaited any more: only what became of the links is shown */
  isSettled?: boolean | undefined
  /** animals that the vet may send something about; one of them is chosen if there are several */
  animals: readonly NamedAnimal[]
  /** animal that the draft begins with; where it is among them, no other is offered */
  about?: string | null | undefined
}

/** Asks the vet for documents: makes a link, and shows what became of those that work. */
export function VetLinks(props: VetLinksProps) {
  return (
    <Gate permission="refunds:write">
      <OwnVetLinks {...props} />
    </Gate>
  )
}

function OwnVetLinks({ subject, begin, topic, isSettled = false, animals, about }: VetLinksProps) {
  const words = useMessages(vetLinkMessages)
  const queries = useQueryClient()
  const { data = [] } = useQuery(vetLinksQuery(topic))
  // The server returns the code once: this page shows it again until it is closed.
  const [made, setMade] = useState<readonly NewVetLink[]>([])
  const [shown, setShown] = useState<'new' | NewVetLink | null>(null)
  const links =
    subject === null
      ? []
      : data.filter((link) => isAbout(link, subject) && animals.some(({ id }) => id === link.animal_id))
  if (isSettled ? links.length === 0 : animals.length === 0) return null
  const known = animals.filter(({ id }) => id === about)
  const nameOf = (id: string) => animals.find((animal) => animal.id === id)?.name ?? ''
  const own = () => (subject === null ? begin?.() : Promise.resolve(subject))
  return (
    <div className={styles.links}>
      {!isSettled && (
        <div>
          <Button
            size="small"
            variant="outline"
            icon={<Stethoscope className="icon-s" />}
            onClick={() => setShown('new')}
          >
            {words.ask}
          </Button>
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.list} aria-label={words.list} aria-live="polite">
          {links.map((link) => (
            <VetLinkLine
              key={link.id}
              link={link}
              name={nameOf(link.animal_id)}
              topic={topic}
              onShow={showOf(made, link, setShown)}
            />
          ))}
        </ul>
      )}
      {shown !== null && (
        <Suspense fallback={null}>
          <VetLinkDialog
            made={shown === 'new' ? null : shown}
            animals={known.length > 0 ? known : animals}
            begin={async () => (await own()) ?? null}
            onMade={(link) => {
              setMade((former) => [link, ...former])
              setShown(link)
              void queries.invalidateQueries({ queryKey: vetLinksQuery(topic).queryKey })
            }}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function showOf(made: readonly NewVetLink[], { id, sent_at }: VetLink, show: (link: NewVetLink) => void) {
  const known = sent_at === null ? made.find((link) => link.id === id) : undefined
  return known && (() => show(known))
}

type VetLinkLineProps = {
  link: VetLink
  name: string
  topic: 'refund-requests' | 'quotes'
  /** absent where the code is no longer known */
  onShow: (() => void) | undefined
}

function VetLinkLine({ link, name, topic, onShow }: VetLinkLineProps) {
  const words = useMessages(vetLinkMessages)
  const format = useFormat()
  const language = useLanguage()
  const queries = useQueryClient()
  const ending = useMutation(endVetLink)
  const { opened_at, sent_at, file_ids, expires_at } = link
  const count = file_ids.length
  const opening = opened_at === null ? words.waits : words.opened(format.longInstant(opened_at))
  const state = sent_at === null ? [opening, count === 0 ? '' : words.came(count)].join(' ') : words.sent(count)
  async function revoke() {
    try {
      await ending.mutateAsync(link.id)
      toast({ text: words.revoked })
    } catch (error) {
      toast({ text: problemText(error, language), tone: 'danger' })
    }
    await queries.invalidateQueries({ queryKey: vetLinksQuery(topic).queryKey })
  }
  return (
    <li className={styles.line} data-state={sent_at === null ? 'open' : 'sent'}>
      <p>
        <b className="strong">{words.of(name)}</b> {state}
      </p>
      {sent_at === null && <p className="small muted">{words.until(format.longInstant(expires_at))}</p>}
      {sent_at === null && (
        <div className="row wrap gap-s">
          {onShow && (
            <Button size="small" variant="quiet" icon={<QrCodeIcon className="icon-s" />} onClick={onShow}>
              {words.show}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            busy={ending.isPending ? words.revoke : undefined}
            onClick={() => void revoke()}
          >
            {words.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}
