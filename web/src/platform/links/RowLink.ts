import { createLink } from '@tanstack/react-router'
import { RowAnchor } from '#ui/RowList.tsx'

export const RowLink = createLink(RowAnchor)
