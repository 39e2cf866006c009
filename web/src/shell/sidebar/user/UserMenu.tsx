import { groupedNevg as nevgText } from '@coussinet/contract/brand/grouped-nevg.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import { lazy, Suspense, useState } from 'react'
import ChevronsUpDown from '~icons/lucide/chevrons-up-down'
import LogOut from '~icons/lucide/log-out'
import { shellMessages } from '#messages/shell.ts'
import { useMe } from '#platform/calls/queries.ts'
import { signOut } from '#platform/calls/sign-out.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import frameStyles from '#ui/member-frame.module.css'
import styles from './UserMenu.module.css'

const parts = () => import('./UserLinks.tsx')
type UserMenuParts = Awaited<ReturnType<typeof parts>>

// Counts are fetched when the page has come to rest.
const UnpaidCount = lazy(() =>
  new Promise((resolve) => setTimeout(resolve, 3000)).then(parts).then(
    (module) => ({ default: module.UnpaidCount }),
    () => ({ default: () => null }),
  ),
)

/** Name of the member, and their personal links. */
export function UserMenu() {
  const words = useMessages(shellMessages)
  const me = useMe()
  const { nevg } = me
  const [shown, setShown] = useState<UserMenuParts | null>(null)
  const name = memberName(me)
  // When the pointer approaches the button, so that the links are there when it is pressed; signing out waits for nothing.
  const fetchLinks = () => void parts().then(setShown, () => undefined)
  const trigger = (
    <>
      <span className={frameStyles.avatar} aria-hidden="true">
        {me.organisation === null ? `${me.firstname.charAt(0)}${me.lastname.charAt(0)}` : name.charAt(0)}
      </span>
      <span className="grow two">
        <span className={`strong ${styles.name}`}>{name}</span>
        <span className="caption muted tnum">{words.member_number(nevgText(nevg))}</span>
      </span>
      <Suspense>
        <UnpaidCount />
      </Suspense>
      <ChevronsUpDown className="icon-s" />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClassName={frameStyles.user} side="top" onReach={fetchLinks}>
      {shown && <shown.UserLinks />}
      <MenuItem icon={<LogOut />} onPress={signOut}>
        {words.sign_out}
      </MenuItem>
    </Menu>
  )
}
