import { qrPath } from './qr-path.ts'

/** A text to scan: dark on white in both themes, for not every scanner reads the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = qrPath(text)
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
