import { afterEach, expect, it } from 'vitest'
import { clearToasts, currentToasts } from '#ui/toast-store.ts'
import { successToast } from './error-toast.ts'

afterEach(clearToasts)

it('says a sentence anew instead of twice', () => {
  successToast('Confirmez.')
  successToast('À jour.')
  successToast('Confirmez.')
  expect(currentToasts().map(({ text }) => text)).toEqual(['À jour.', 'Confirmez.'])
})
