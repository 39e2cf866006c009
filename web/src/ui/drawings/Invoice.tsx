import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** A paid invoice. Decoration only: hidden from assistive technology. */
export function Invoice(props: DrawnProps) {
  return <Drawn file={brand} name="invoice" box="0 0 200 220" {...props} />
}
