import { Drawn, type DrawnProps } from './Drawn.tsx'
import scenes from './scenes.svg'

/** An envelope sealed with a paw. Decoration only: hidden from assistive technology. */
export function Envelope(props: DrawnProps) {
  return <Drawn file={scenes} name="envelope" box="0 0 240 180" {...props} />
}
