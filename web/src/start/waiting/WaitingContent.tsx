import './waiting.css'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Placeholder of a page's heading and its first block. */
export function WaitingContent({ text }: { text: string }) {
  return (
    <div className="content stack gap-xl">
      <b className="skeleton waiting-title" />
      <Skeleton shape="rows" count={5} label={text} immediate />
    </div>
  )
}
