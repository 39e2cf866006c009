import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { refundMessages } from '../refunds.messages.ts'
import { documentMessages } from './documents.messages.ts'
import { fileQueries } from './file.queries.ts'
import { useSaveFile } from './use-save-file.ts'
import styles from './request-files.module.css'

function WholePicture({ href, name }: { href: string; name: string }) {
  const { data } = useSuspenseQuery(fileQueries.whole(href))
  return <BlobPicture className={styles.whole} blob={data} alt={name} />
}

function FileContent({ file }: { file: RequestFile }) {
  const words = useMessages(documentMessages)
  if (file.media_type.startsWith('image/')) return <WholePicture href={file.href} name={file.name} />
  if (file.thumbnail_href === null) return <p className="muted">{words.notThere}</p>
  return (
    <>
      <WholePicture href={file.thumbnail_href} name={file.name} />
      <p className="small muted">{words.firstPage}</p>
    </>
  )
}

/** A document in a dialog, with its download. */
export function FileDialog({ file, onClose }: { file: RequestFile; onClose: () => void }) {
  const words = useMessages(documentMessages)
  const refunds = useMessages(refundMessages)
  const save = useSaveFile()
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={file.name}
      closeLabel={words.close}
      actions={
        <Button icon={<Download />} onClick={() => save(file.href, file.name)}>
          {words.save}
        </Button>
      }
    >
      <div className={styles.view}>
        <Block what={words.load.view} pending={<Skeleton shape="block" label={refunds.loading} />}>
          <FileContent file={file} />
        </Block>
      </div>
    </Dialog>
  )
}
