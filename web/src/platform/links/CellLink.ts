import { createLink } from '@tanstack/react-router'
import { CellAnchor } from '#ui/Table.tsx'

/** A cell of a table that leads to an address of the portal. */
export const CellLink = createLink(CellAnchor)
