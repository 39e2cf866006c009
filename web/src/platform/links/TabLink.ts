import { createLink } from '@tanstack/react-router'
import { TabAnchor } from '#ui/Tabs.tsx'

/** A tab that is an address. */
export const TabLink = createLink(TabAnchor)
