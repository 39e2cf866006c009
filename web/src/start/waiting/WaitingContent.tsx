import { Skeleton } from '#ui/Skeleton.tsx'
import skeletonStyles from '#ui/Skeleton.module.css'
import styles from './waiting.module.css'

type WaitingContentProps = {
  /** Heading of the page; null while nobody knows it. */
  heading?: string | null
  /** Sentence on the page’s use, below its heading. */
  lead?: string
  text: string
}

/** A page's heading, or the placeholder of one, and that of its first block. */
export function WaitingContent({ heading = null, lead, text }: WaitingContentProps) {
  return (
    <div className={heading === null ? 'content stack gap-xl' : 'content'}>
      {heading === null ? (
        <b className={`${skeletonStyles.skeleton} ${styles.title}`} />
      ) : (
        <div className="page-head">
          {lead === undefined ? (
            <h1>{heading}</h1>
          ) : (
            <div className="stack gap-s">
              <h1>{heading}</h1>
              <p className="lead">{lead}</p>
            </div>
          )}
        </div>
      )}
      <Skeleton shape="rows" count={5} label={text} immediate />
    </div>
  )
}
