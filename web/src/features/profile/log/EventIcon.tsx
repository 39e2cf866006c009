import CalendarDays from 'lucide-react/icons/calendar-days'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import UserPen from 'lucide-react/icons/user-pen'
import type { SecurityEvent } from '@coussinet/contract/security.ts'
import { RowIcon } from '#ui/display/rows/RowIcon.tsx'

const icons: Record<SecurityEvent, typeof LogIn> = {
  signed_in: LogIn,
  signed_out: LogOut,
  session_ended: LogOut,
  session_stolen: ShieldAlert,
  password_changed: KeyRound,
  email_requested: UserPen,
  email_changed: UserPen,
  phones_changed: UserPen,
  address_changed: UserPen,
  passkey_added: KeyRound,
  passkey_removed: KeyRound,
  calendar_made: CalendarDays,
  calendar_revoked: CalendarDays,
  account_frozen: ShieldAlert,
  mandate_signed: Landmark,
  refund_account_changed: Landmark,
  refund_account_released: Landmark,
  card_registered: CreditCard,
  due_day_changed: CalendarDays,
  data_exported: Download,
}

const alarms: readonly SecurityEvent[] = ['session_stolen', 'account_frozen']

/** The sign of an event, beside its sentence. */
export function EventIcon({ event }: { event: SecurityEvent }) {
  const Icon = icons[event]
  return (
    <RowIcon tone={alarms.includes(event) ? 'warning' : 'plain'}>
      <Icon />
    </RowIcon>
  )
}
