import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clearToasts,
  currentToasts,
  dismissToast,
  pauseToasts,
  resumeToasts,
  subscribeToToasts,
  toast,
} from './toast-store.ts'

const texts = () => currentToasts().map((shown) => shown.text)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  resumeToasts()
  clearToasts()
  vi.useRealTimers()
})

it('[A11Y-04] leaves after six seconds', () => {
  toast({ text: 'saved' })
  vi.advanceTimersByTime(5999)
  expect(texts()).toEqual(['saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

it('keeps errors and those with an action', () => {
  toast({ text: 'failed', tone: 'danger' })
  toast({ text: 'expired', tone: 'warning', action: { label: 'again', onAction: () => {} } })
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['failed', 'expired'])
})

it('shows three at most, the newest', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast({ text })
  expect(texts()).toEqual(['b', 'c', 'd'])
})

it('counts only the time during which it is not paused', () => {
  toast({ text: 'saved' })
  vi.advanceTimersByTime(4000)
  pauseToasts()
  vi.advanceTimersByTime(30_000)
  toast({ text: 'arrived while paused' })
  vi.advanceTimersByTime(30_000)
  expect(texts()).toEqual(['saved', 'arrived while paused'])
  resumeToasts()
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['arrived while paused'])
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual([])
})

it('takes the place of one of the same key', () => {
  toast({ text: 'refused', tone: 'danger', key: 'contact' })
  toast({ text: 'elsewhere', tone: 'danger', key: 'profile' })
  toast({ text: 'without a key', tone: 'danger' })
  toast({ text: 'sent', key: 'contact' })
  expect(texts()).toEqual(['elsewhere', 'without a key', 'sent'])
})

it('tells its listeners, and stops when they leave', () => {
  const listener = vi.fn<() => void>()
  const leave = subscribeToToasts(listener)
  const id = toast({ text: 'saved' })
  dismissToast(id)
  dismissToast(id)
  leave()
  toast({ text: 'unheard' })
  expect(listener).toHaveBeenCalledTimes(2)
})
