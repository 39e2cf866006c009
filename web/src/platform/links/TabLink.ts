import { createLink } from '@tanstack/react-router'
import { TabAnchor } from '#ui/Tabs.tsx'

export const TabLink = createLink(TabAnchor)
