import { Wordmark } from '#ui/drawings/Wordmark.tsx'
import { WaitingContent } from './WaitingContent.tsx'
import openFrameStyles from '#ui/open-frame.module.css'
import styles from './waiting.module.css'

export function WaitingOpenPage({ text }: { text: string }) {
  return (
    <div className={`${openFrameStyles.guest} ${styles.waiting}`}>
      <div className={openFrameStyles.head}>
        <span className={openFrameStyles.brand}>
          <Wordmark />
        </span>
      </div>
      <main>
        <WaitingContent text={text} />
      </main>
    </div>
  )
}
