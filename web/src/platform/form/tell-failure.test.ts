import { afterEach, expect, it } from 'vitest'
import { clearToasts, currentToasts } from '#ui/toast-store.ts'
import { tellOnce } from './tell-failure.ts'

afterEach(clearToasts)

it('says a sentence anew instead of twice', () => {
  tellOnce('Confirmez.')
  tellOnce('À jour.')
  tellOnce('Confirmez.')
  expect(currentToasts().map(({ text }) => text)).toEqual(['À jour.', 'Confirmez.'])
})
