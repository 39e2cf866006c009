import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** The mark and the name, for use beside a text or inside a named link. */
export function Wordmark({ className = '', ...native }: DrawnProps) {
  return <Drawn file={brand} name="wordmark" box="0 0 271 52" className={`wordmark ${className}`} {...native} />
}
