import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string; className?: string | undefined }

/** A text to scan: dark on white in both themes, for not every scanner reads the other way round. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, side } = qrPath(text)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

/** Margin that scanners need around a code, in modules. */
const quiet = 4

/** A text as a QR code: one path of its dark modules, and the side of the square in modules, its empty edge included. */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const runs: string[] = []
  for (const [row, modules] of data.entries()) {
    let from = -1
    for (let at = 0; at <= modules.length; at += 1) {
      const isDark = modules[at] === true
      if (isDark && from < 0) from = at
      if (isDark || from < 0) continue
      runs.push(`M${from} ${row}h${at - from}v1h-${at - from}z`)
      from = -1
    }
  }
  return { path: runs.join(''), side: size }
}
