import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** A dog and a cat on one cushion. Decoration only: hidden from assistive technology. */
export function Duo(props: DrawnProps) {
  return <Drawn file={brand} name="duo" box="0 0 320 300" {...props} />
}
