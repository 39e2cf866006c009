import type { Notification, Severity } from '@coussinet/contract/notifications.ts'
import Bell from '~icons/lucide/bell'
import CalendarDays from '~icons/lucide/calendar-days'
import CreditCard from '~icons/lucide/credit-card'
import FileCheck from '~icons/lucide/file-check'
import FileText from '~icons/lucide/file-text'
import FileUp from '~icons/lucide/file-up'
import FileX from '~icons/lucide/file-x'
import Gauge from '~icons/lucide/gauge'
import Gift from '~icons/lucide/gift'
import HandCoins from '~icons/lucide/hand-coins'
import IdCard from '~icons/lucide/id-card'
import Landmark from '~icons/lucide/landmark'
import Mail from '~icons/lucide/mail'
import MessageCircle from '~icons/lucide/message-circle'
import Scale from '~icons/lucide/scale'
import ShieldAlert from '~icons/lucide/shield-alert'
import ShieldCheck from '~icons/lucide/shield-check'
import Stethoscope from '~icons/lucide/stethoscope'
import { notificationMessages } from '#messages/notifications.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { toLinkParts } from '#platform/links/place-of.ts'
import { RowLink } from '#platform/links/RowLink.ts'
import { RowIcon, type RowTone } from '#ui/RowIcon.tsx'
import { Row } from '#ui/RowList.tsx'
import { RowButton, RowTitle } from '#ui/RowTitle.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { shortMoment } from './periods.ts'
import styles from './notifications.module.css'

type NotificationRowProps = {
  notification: Notification
  now: string
  /** Just read, where only the unread ones stay. */
  isLeaving: boolean
  /** The pressed element, when the focus is to go there. */
  focus?: ((pressed: HTMLElement | null) => void) | undefined
  onOpen: (notification: Notification) => void
}

const MIDDLE = 1

export function NotificationRow({ notification, now, isLeaving, focus, onOpen }: NotificationRowProps) {
  const words = useMessages(notificationMessages)
  const language = useLanguage()
  const { kind, severity, title, body, href, read, created_at } = notification
  const open = () => onOpen(notification)
  const name = (
    <>
      {!read && <span className="sr">{words.notRead}</span>}
      {title}
    </>
  )
  function shownTitle() {
    if (href !== null) {
      return (
        <RowLink
          ref={focus}
          onClick={open}
          {...toLinkParts(href)}
          onAuxClick={({ button }) => button === MIDDLE && open()}
        >
          {name}
        </RowLink>
      )
    }
    if (read) return <RowTitle>{name}</RowTitle>
    return (
      <RowButton ref={focus} onClick={open}>
        {name}
      </RowButton>
    )
  }
  return (
    <Row
      className={`${styles.notification} ${read ? '' : styles.unread} ${isLeaving ? styles.leaving : ''}`}
      lead={<NotificationIcon kind={kind} severity={severity} />}
      title={shownTitle()}
      note={<Unbroken>{body}</Unbroken>}
      end={
        <>
          <time className="small muted nowrap tnum" dateTime={created_at}>
            {shortMoment(created_at, now, language)}
          </time>
          <span className={read ? 'dot-off' : 'dot'} />
        </>
      }
    />
  )
}

const tones: Record<Severity, RowTone> = { info: 'info', success: 'positive', action: 'warning', warning: 'danger' }

type Sign = readonly [icon: typeof Bell, tone?: RowTone]

// The server may send a kind that this page does not know: it gets a bell.
const signs: Readonly<Record<string, Sign>> = {
  refund_filed: [HandCoins],
  refund_processing: [Stethoscope],
  refund_accepted: [HandCoins],
  refund_paid: [HandCoins],
  refund_rejected: [FileX],
  decision_corrected: [FileCheck],
  dispute_received: [Scale],
  dispute_late: [Scale],
  dispute_upheld: [Scale],
  dispute_changed: [Scale],
  payment_returned: [Landmark],
  action_required: [FileUp],
  action_done: [FileCheck],
  documents_due: [FileUp],
  invoice_mailed: [FileText],
  draft_waiting: [FileText],
  draft_ending: [FileText],
  quote_answered: [FileCheck],
  quote_refused: [FileX],
  quote_ending: [FileText],
  quote_lapsed: [FileText],
  quote_draft_ending: [FileText],
  debit_upcoming: [CalendarDays],
  debit_declined: [Landmark],
  contribution_paid: [CreditCard],
  contribution_collected: [Landmark],
  card_payment_refunded: [CreditCard],
  card_payment_refund_failed: [CreditCard],
  card_payment_disputed: [CreditCard],
  card_payment_restored: [CreditCard],
  due_day_changed: [CalendarDays],
  icad_missing: [IdCard],
  waiting_over: [ShieldCheck],
  package_unused: [Gauge],
  cover_ended: [ShieldCheck],
  formula_change_waiting: [ShieldCheck],
  formula_change_confirmed: [ShieldCheck],
  formula_change_refused: [ShieldCheck],
  formula_change_applied: [ShieldCheck],
  formula_change_lapsed: [ShieldCheck],
  ceiling_80: [Gauge, 'warning'],
  document_available: [FileText, 'brand'],
  document_received: [FileText, 'brand'],
  message_answered: [Mail],
  message_received: [MessageCircle],
  withdrawal_requested: [FileText, 'brand'],
  termination_requested: [FileText, 'brand'],
  sponsorship_created: [Gift, 'brand'],
  sponsorship_validated: [Gift, 'brand'],
  sponsorship_drawn: [Gift, 'positive'],
  sponsorship_paid: [Gift, 'positive'],
  sponsorship_refused: [Gift, 'brand'],
  mandate_signed: [ShieldCheck, 'brand'],
  mandate_signed_undated: [ShieldCheck, 'brand'],
  card_registered: [CreditCard, 'brand'],
  card_expiring: [CreditCard],
  mandate_lapsing: [Landmark],
  data_ending: [ShieldAlert],
  refund_account_chosen: [Landmark, 'brand'],
  account_released: [ShieldAlert],
  security: [ShieldAlert],
}

function NotificationIcon({ kind, severity }: Pick<Notification, 'kind' | 'severity'>) {
  const [Icon, tone = tones[severity]] = signs[kind] ?? [Bell]
  return (
    <RowIcon tone={tone}>
      <Icon />
    </RowIcon>
  )
}
