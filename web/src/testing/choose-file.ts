import type { Locator } from 'vitest/browser'

/** Chooses a file in a file's field, as its dialog does. */
export function chooseFile(field: Locator, file: File): void {
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('No field for files.')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

type DrawPicture = (context: CanvasRenderingContext2D) => void

/** A picture drawn on the spot, as a JPEG file. */
export function pictureFile(name: string, [width, height]: [number, number], draw: DrawPicture): File {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing can be drawn.')
  draw(context)
  // At once: in a page that is not idle, `toBlob` waits for seconds before it begins.
  const [, encoded = ''] = canvas.toDataURL('image/jpeg', 0.95).split(',')
  return new File([Uint8Array.fromBase64(encoded)], name, { type: 'image/jpeg' })
}

/** A sharp photo of a page of text, without any quality warning. */
export const photoOfInvoice = () =>
  pictureFile('facture.jpg', [1500, 2000], (context) => {
    context.fillStyle = '#f4f2ee'
    context.fillRect(0, 0, 1500, 2000)
    context.fillStyle = '#22202a'
    context.font = 'bold 60px sans-serif'
    for (let y = 100; y < 1960; y += 80) context.fillText('Consultation 48,00 € payée par carte', 60, y)
  })

/** A PDF as far as its first bytes. */
export const pdfFile = (name = 'feuille-de-soins.pdf') =>
  new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' })
