import { createLink } from '@tanstack/react-router'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'

/** A link to an address of the portal that looks like a button. */
export const LinkButton = createLink(ButtonAnchor)
