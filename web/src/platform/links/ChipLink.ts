import { createLink } from '@tanstack/react-router'
import { ChipAnchor } from '#ui/Chips.tsx'

/** A filter that writes the address: the chosen one is the address that is open. */
export const ChipLink = createLink(ChipAnchor)
