import './waiting.css'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What a page shows in the place of its heading and its first block. */
export function WaitingContent({ text }: { text: string }) {
  return (
    <div className="content stack gap-xl">
      <b className="skeleton waiting-title" />
      <Skeleton shape="rows" count={5} label={text} immediate />
    </div>
  )
}
