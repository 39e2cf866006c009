import { createLink } from '@tanstack/react-router'
import { CellAnchor } from '#ui/Table.tsx'

export const CellLink = createLink(CellAnchor)
