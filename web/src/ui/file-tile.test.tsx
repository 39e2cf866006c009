import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FileTile } from './FileTile.tsx'

const remove = { label: 'Retirer facture.jpg', onAction: () => {} }
const button = page.getByRole('button', { name: remove.label })

it('the button that takes a file away keeps the focus when the file has arrived, and when it was refused', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <FileTile state="uploading" name="facture.jpg" per_cent={10} meta="Envoi" progressLabel="Envoi" cancel={remove} />,
  )
  await expect.element(button).toBeVisible()
  const pressed = button.element()
  if (pressed instanceof HTMLElement) pressed.focus()
  root.render(<FileTile state="done" name="facture.jpg" meta="Reçue" remove={remove} />)
  await expect.element(page.getByText('Reçue')).toBeVisible()
  await expect.element(button).toHaveFocus()
  root.render(<FileTile state="failed" name="facture.jpg" error="Illisible" remove={remove} />)
  await expect.element(page.getByText('Illisible')).toBeVisible()
  await expect.element(button).toHaveFocus()
  root.unmount()
  place.remove()
})
