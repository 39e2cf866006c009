import { useState } from 'react'
import Download from '~icons/lucide/download'
import FileText from '~icons/lucide/file-text'
import { personalDataMessages } from '#messages/personal-data.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Erasure } from './Erasure.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import type { Copy } from './personal-data.queries.ts'
import styles from './personal-data.module.css'

export function PersonalDataPanel() {
  const words = useMessages(personalDataMessages)
  const [copy, setCopy] = useState<Copy | null>(null)
  return (
    <Panel anchor="personal-data" title={words.title} hint={words.hint}>
      <div className={styles.personalData}>
        <p>{words.holds}</p>
        <div className="row gap-s wrap">
          <Button icon={<Download />} onClick={() => setCopy('archive')}>
            {words.download}
          </Button>
          <Button variant="quiet" icon={<FileText />} onClick={() => setCopy('page')}>
            {words.read}
          </Button>
        </div>
        <h3 className={styles.erasure}>{words.erasureTitle}</h3>
        <Block what={words.erasureFailed} pending={<Skeleton shape="rows" count={2} label={words.erasureLoading} />}>
          <Erasure />
        </Block>
      </div>
      {copy && <ExportDialog copy={copy} onClose={() => setCopy(null)} />}
    </Panel>
  )
}
