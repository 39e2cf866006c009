import { createLink } from '@tanstack/react-router'
import { MenuAnchor } from '#ui/Menu.tsx'

/** An entry of a menu that leads to an address of the portal. */
export const MenuLink = createLink(MenuAnchor)
