import type { ReactNode } from 'react'
import { listMessages } from '#messages/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Bowl } from '#ui/drawings/Bowl.tsx'
import { Empty } from '#ui/Empty.tsx'

type NoRefundProps = { level: 2 | 3; text: string; action?: ReactNode }

export function NoRefund({ level, text, action }: NoRefundProps) {
  const { noRefund } = useMessages(listMessages)
  return <Empty level={level} drawing={<Bowl />} title={noRefund} text={text} action={action} />
}
