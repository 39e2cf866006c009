import { Drawn, type DrawnProps } from './Drawn.tsx'
import scenes from './scenes.svg'

/** A paid invoice. Decoration only: hidden from assistive technology. */
export function Invoice(props: DrawnProps) {
  return <Drawn file={scenes} name="invoice" box="0 0 200 220" {...props} />
}
