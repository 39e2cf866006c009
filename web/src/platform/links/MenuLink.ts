import { createLink } from '@tanstack/react-router'
import { MenuAnchor } from '#ui/Menu.tsx'

export const MenuLink = createLink(MenuAnchor)
