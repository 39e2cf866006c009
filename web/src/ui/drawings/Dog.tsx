import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** A sitting dog with a lime collar. Decoration only: hidden from assistive technology. */
export function Dog(props: DrawnProps) {
  return <Drawn file={brand} name="dog" box="0 0 240 240" {...props} />
}
