import brand from './brand.svg'
import { Drawn, type DrawnProps } from './Drawn.tsx'

/** An envelope sealed with a paw. Decoration only: hidden from assistive technology. */
export function Envelope(props: DrawnProps) {
  return <Drawn file={brand} name="envelope" box="0 0 240 180" {...props} />
}
