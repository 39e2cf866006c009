import type { NewVetLink } from '@coussinet/contract/vet-links.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Copy from '~icons/lucide/copy'
import Printer from '~icons/lucide/printer'
import Share2 from '~icons/lucide/share-2'
import { vetLinkMessages } from '#messages/vets.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { copyText } from '#platform/copy-text.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { makeVetLink, type VetLinkSubject } from './vet-links.queries.ts'
import type { NamedAnimal } from './VetLinks.tsx'
import styles from './VetLinkDialog.module.css'

type VetLinkDialogProps = {
  /** link to show; null to make one */
  made: NewVetLink | null
  animals: readonly NamedAnimal[]
  begin: () => Promise<VetLinkSubject | null>
  onMade: (link: NewVetLink) => void
  onClose: () => void
}

/** Dialog that makes a link for a vet, then shows its code, to scan, copy, share or print. */
export function VetLinkDialog({ made, animals, begin, onMade, onClose }: VetLinkDialogProps) {
  return made ? (
    <ReadyLink link={made} name={animals.find(({ id }) => id === made.animal_id)?.name ?? ''} onClose={onClose} />
  ) : (
    <NewLink animals={animals} begin={begin} onMade={onMade} onClose={onClose} />
  )
}

/** The first animal that the member still has: care of one that died or was given away is the exception. */
const firstChoice = (animals: readonly NamedAnimal[], today: string) =>
  animals.find(({ cover_end = null, end_reason = null }) => !hasLeft({ cover_end, end_reason }, today)) ?? animals[0]

function NewLink({ animals, begin, onMade, onClose }: Omit<VetLinkDialogProps, 'made'>) {
  const words = useMessages(vetLinkMessages)
  const language = useLanguage()
  const creation = useMutation(makeVetLink)
  const [animal_id, setAnimal] = useState(firstChoice(animals, useToday())?.id ?? '')
  const [shows_amount, setShows] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function make() {
    setIsBusy(true)
    setFailure(null)
    try {
      const subject = await begin()
      if (subject === null) return
      onMade(await creation.mutateAsync({ ...subject, animal_id, shows_amount, key: newIdempotencyKey() }))
    } catch (error) {
      setFailure(problemText(error, language))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={words.text}
      closeLabel={words.close}
      actions={
        <Button variant="primary" busy={isBusy ? words.making : undefined} onClick={() => void make()}>
          {words.make}
        </Button>
      }
    >
      <div className="stack gap-m">
        {animals.length > 1 && (
          <RadioCards
            legend={words.animal}
            value={animal_id}
            onValue={setAnimal}
            options={animals.map(({ id, name }) => ({ value: id, label: name }))}
            variant="plain"
          />
        )}
        <Checkbox label={words.shows} hint={words.showsHint} checked={shows_amount} onCheck={setShows} />
        {failure !== null && (
          <Note tone="danger" live>
            {failure}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

// Not every browser has the device's own ways to share.
const canShare = () => 'share' in navigator

function ReadyLink({ link, name, onClose }: { link: NewVetLink; name: string; onClose: () => void }) {
  const words = useMessages(vetLinkMessages)
  const format = useFormat()
  const { href, expires_at } = link
  const copy = () => copyText(href, words.copied)
  function share() {
    navigator.share({ title: words.readyTitle(name), text: words.shared(name), url: href }).catch((error: unknown) => {
      // Given up by the member, there is nothing to mend.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy()
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.readyTitle(name)}
      text={words.readyText}
      closeLabel={words.close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className={styles.card}>
        <p className={styles.printed}>{words.readyTitle(name)}</p>
        <QrCode text={href} label={words.qr} className={styles.code} />
        <p className={styles.printed}>{href}</p>
      </div>
      <input
        className={styles.address}
        aria-label={words.link}
        value={href}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row wrap gap-s">
        <Button size="small" icon={<Copy className="icon-s" />} onClick={copy}>
          {words.copy}
        </Button>
        {canShare() && (
          <Button size="small" icon={<Share2 className="icon-s" />} onClick={share}>
            {words.share}
          </Button>
        )}
        <Button size="small" icon={<Printer className="icon-s" />} onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <p className="small muted">{words.until(format.longInstant(expires_at))}</p>
    </Dialog>
  )
}
