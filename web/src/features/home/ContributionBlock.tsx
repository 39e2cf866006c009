import type { ReactNode } from 'react'
import { contributionMessages } from '#messages/home.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The place of the next contribution: it waits and fails alone. */
export function ContributionBlock({ children }: { children: ReactNode }) {
  const words = useMessages(contributionMessages)
  return (
    <Block what={words.failed} pending={<Skeleton shape="block" label={words.loading} />}>
      {children}
    </Block>
  )
}
