import type { ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { contributionMessages } from './home-side.messages.ts'

/** The place of the next contribution: it waits and fails alone. */
export function ContributionBlock({ children }: { children: ReactNode }) {
  const words = useMessages(contributionMessages)
  return (
    <Block what={words.failed} pending={<Skeleton shape="block" label={words.loading} />}>
      {children}
    </Block>
  )
}
