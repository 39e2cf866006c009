import { createLink } from '@tanstack/react-router'
import { RowAnchor } from '#ui/RowList.tsx'

/** The title of a row that leads to an address of the portal. */
export const RowLink = createLink(RowAnchor)
