import sharp from 'sharp'

/** Lines of a small bill that adds up: left, right, and points from above. */
export const billLines = [
  ['Clinique vétérinaire des Lilas', '', 60],
  ['SIRET 732 829 320 00074', '', 84],
  ['Facture n° 2026-0143', 'Date : 12/05/2026', 130],
  ['Animal : Milo', '', 156],
  ['Consultation', '45,00', 200],
  ['Vaccin CHPPiL', '60,00', 224],
  ['Total TTC', '105,00', 262],
  ['dont TVA 20 %', '17,50', 286],
  ['Facture acquittée', '', 320],
] as const

type BillLine = readonly [left: string, right: string, y: number]

/** The bill, or one of other lines, as a picture, turned by some degrees. */
export function drawnBill(turn: number, lines: readonly BillLine[] = billLines): Promise<Buffer> {
  const texts = lines
    .map(([left, right, y]) => `<text x="60" y="${y}">${left}</text><text x="420" y="${y}">${right}</text>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1190" height="700" viewBox="0 0 595 350" font-family="DejaVu Sans, Arial, sans-serif" font-size="13"><rect width="595" height="350" fill="#fff"/>${texts}</svg>`
  return sharp(Buffer.from(svg)).rotate(turn, { background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
}
