import { createLink } from '@tanstack/react-router'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'

export const LinkButton = createLink(ButtonAnchor)
