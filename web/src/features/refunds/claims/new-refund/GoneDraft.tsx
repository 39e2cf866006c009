import { goneMessages } from '#messages/refund-requests.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Ball } from '#ui/drawings/Ball.tsx'
import { Empty } from '#ui/Empty.tsx'

// A step that was being filled in is replaced: it is read from the heading.
const readFromHere = (place: HTMLDivElement | null) => takeFocus(place?.querySelector('h1') ?? null)

/** Replaces a wizard whose draft was deleted, in another tab or on another device, with links to continue. */
export function GoneDraft() {
  const words = useMessages(goneMessages)
  const ways = (
    <div className="row wrap gap-s">
      <LinkButton to="/refunds/new" variant="primary">
        {words.another}
      </LinkButton>
      <LinkButton to="/refunds" variant="surface">
        {words.refunds}
      </LinkButton>
    </div>
  )
  return (
    <div ref={readFromHere} className="content content-narrow">
      <Empty level={1} drawing={<Ball />} title={words.title} text={words.text} action={ways} />
    </div>
  )
}
