import type { ReactNode } from 'react'
import { lastRefundsMessages } from '#messages/home.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The place of the latest refunds: it waits and fails alone. */
export function LastRefundsBlock({ children }: { children: ReactNode }) {
  const words = useMessages(lastRefundsMessages)
  return (
    <SideBlock title={words.title}>
      <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
        {children}
      </Block>
    </SideBlock>
  )
}
