import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listMessages, receiptMessages } from '#messages/receipts.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { receiptQueries } from '../receipts.queries.ts'
import { ReceiptTable } from './ReceiptTable.tsx'
import styles from './receipts.module.css'

const aYear = 12

function Last() {
  const words = useMessages(listMessages)
  const { data: newest } = useSuspenseQuery(receiptQueries.list())
  if (newest.data.length === 0) return <p className="muted">{words.emptyText}</p>
  return (
    <>
      <ReceiptTable caption={words.last} receipts={newest.data.slice(0, aYear)} />
      <p className={styles.more}>
        <Link className="text-link" to="/profile/receipts">
          {words.all}
        </Link>
      </p>
    </>
  )
}

export function LastReceipts() {
  const words = useMessages(receiptMessages)
  return (
    <Block what={words.failed} pending={<Skeleton shape="table" count={5} label={words.loading} />}>
      <Last />
    </Block>
  )
}
