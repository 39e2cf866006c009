import type { ReactNode } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { refundMessages } from '../../cover/refunds.messages.ts'

/** A list of requests on the page of another feature: it waits and fails alone. */
export function RefundsBlock({ children }: { children: ReactNode }) {
  const { load, loading } = useMessages(refundMessages)
  return (
    <Block what={load.requests} pending={<Skeleton shape="rows" label={loading} />}>
      {children}
    </Block>
  )
}
