import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { personalDataMessages } from './personal-data.messages.ts'
import styles from './personal-data.module.css'

// Below what is first seen: it comes in a file of its own.
const Erasure = lazyPart(() => import('./Erasure.tsx').then((module) => module.Erasure))

/** All that is held on the member, to take away; and how to have it erased. */
export function PersonalDataPanel() {
  const words = useMessages(personalDataMessages)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel anchor="personal-data" title={words.title} hint={words.hint}>
      <div className={styles.personalData}>
        <p>{words.holds}</p>
        <div>
          <Button icon={<Download />} onClick={() => setIsAsking(true)}>
            {words.download}
          </Button>
        </div>
        <h3 className={styles.erasure}>{words.erasureTitle}</h3>
        <Block what={words.erasureFailed} pending={<Skeleton shape="rows" count={2} label={words.erasureLoading} />}>
          <Erasure />
        </Block>
      </div>
      {isAsking && <ExportDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}
