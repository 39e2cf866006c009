import { Link } from '@tanstack/react-router'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import IdCard from 'lucide-react/icons/id-card'
import LogOut from 'lucide-react/icons/log-out'
import { signOut } from '#platform/calls/sign-out.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { nevg as nevgText } from '#platform/language/format.ts'
import { useMe } from '#platform/queries.ts'
import { Menu, MenuItem } from '#ui/overlay/Menu.tsx'
import { shellMessages } from '../shell.messages.ts'
import { navMessages } from './nav-items.ts'

/** Who is signed in, and what is theirs alone. */
export function UserMenu() {
  const words = useMessages(shellMessages)
  const places = useMessages(navMessages)
  const { firstname, lastname, nevg } = useMe()
  const name = `${firstname} ${lastname}`
  const trigger = (
    <>
      <span className="avatar" aria-hidden="true">
        {firstname.charAt(0)}
        {lastname.charAt(0)}
      </span>
      <span className="grow two">
        <span className="strong user-name">{name}</span>
        <span className="caption muted tnum">{words.member_number(nevgText(nevg))}</span>
      </span>
      <ChevronsUpDown className="icon-s" />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClassName="user" side="top">
      <Link to="/profile" className="menu-item">
        <IdCard />
        {places.profile}
      </Link>
      <MenuItem icon={<LogOut />} onPress={signOut}>
        {words.sign_out}
      </MenuItem>
    </Menu>
  )
}
