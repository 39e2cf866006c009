import { tabMessages } from '#messages/profile.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { TabLink } from '#platform/links/TabLink.ts'
import { Gate } from '#platform/permissions.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './ProfileTabs.module.css'

// On a phone the strip is wider than the page: the current tab scrolls into it, and the page does not move.
function bringIntoStrip(tab: HTMLElement | null) {
  const strip = tab?.parentElement
  if (tab?.ariaCurrent !== 'page' || !strip) return
  const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

const look = { ref: bringIntoStrip, activeOptions: { exact: true } }

type ProfileTabsProps = {
  /** contributions without a payment date */
  unpaid?: number | undefined
  /** one of them came back: the count of those merely to come is calm */
  owes?: boolean
}

/** The parts of the member's account, each with its address; those that the member may not see are left out. */
export function ProfileTabs({ unpaid = 0, owes = false }: ProfileTabsProps) {
  const words = useMessages(tabMessages)
  return (
    <div className={styles.strip}>
      <Tabs label={words.label}>
        <TabLink to="/profile" {...look}>
          {words.profile}
        </TabLink>
        <Gate permission="contract:read">
          <TabLink to="/profile/contract" {...look}>
            {words.contract}
          </TabLink>
        </Gate>
        <Gate permission="payment-methods:read">
          <TabLink to="/profile/payment-methods" {...look}>
            {words.paymentMethods}
          </TabLink>
        </Gate>
        <Gate permission="receipts:read">
          <TabLink to="/profile/receipts" {...look}>
            {words.receipts}
            {unpaid > 0 && (
              <>
                <span className="count" data-calm={!owes || undefined} aria-hidden="true">
                  {unpaid}
                </span>
                <span className="sr">{words.unpaid(unpaid)}</span>
              </>
            )}
          </TabLink>
        </Gate>
      </Tabs>
    </div>
  )
}
