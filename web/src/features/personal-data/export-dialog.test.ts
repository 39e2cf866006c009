import { expect, it } from 'vitest'
import { readProof } from './ExportDialog.tsx'

it('[SAFE-05] asks for the password before anything is sent', () => {
  expect(readProof('')).toEqual({ errors: { current_password: ['required'] }, params: expect.anything() })
  expect(readProof('Cafe\u0301#2026')).toEqual({ body: 'Café#2026' })
})
