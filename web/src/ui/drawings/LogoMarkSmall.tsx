import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** The plain mark, below 40 px. */
export function LogoMarkSmall(native: DrawnProps) {
  return <Drawn file={brand} name="mark" box="0 0 64 64" {...native} />
}
