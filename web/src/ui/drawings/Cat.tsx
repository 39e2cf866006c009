import { Drawn, type DrawnProps } from './Drawn.tsx'
import scenes from './scenes.svg'

/** A cat asleep on a cushion. Decoration only: hidden from assistive technology. */
export function Cat(props: DrawnProps) {
  return <Drawn file={scenes} name="cat" box="0 0 240 240" {...props} />
}
