import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unreadMessages } from '#messages/home.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Space of the unread items: it loads and fails on its own. */
export function UnreadBlock({ children }: { children: ReactNode }) {
  const words = useMessages(unreadMessages)
  return (
    <SideBlock
      title={words.title}
      end={
        <Link className="text-link small" to="/notifications">
          {words.all}
        </Link>
      }
    >
      <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
        {children}
      </Block>
    </SideBlock>
  )
}
