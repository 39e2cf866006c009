import { Skeleton } from '#ui/Skeleton.tsx'
import skeletonStyles from '#ui/Skeleton.module.css'
import styles from './waiting.module.css'

/** Placeholder of a page's heading and its first block. */
export function WaitingContent({ text }: { text: string }) {
  return (
    <div className="content stack gap-xl">
      <b className={`${skeletonStyles.skeleton} ${styles.title}`} />
      <Skeleton shape="rows" count={5} label={text} immediate />
    </div>
  )
}
