import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** The mark with its stitches, for 40 px and more. */
export function LogoMark(native: DrawnProps) {
  return <Drawn file={brand} name="large-mark" box="0 0 64 64" {...native} />
}
