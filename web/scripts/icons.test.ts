import { expect, it } from 'vitest'
import { iconShapes } from './icons.ts'

it('an icon is its shapes, without the attributes that all of them share', () => {
  expect(iconShapes('key-round')).toEqual([
    ['path', { d: expect.stringMatching(/^M2\.586/) }],
    ['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }],
  ])
  expect(iconShapes('check')).toEqual([['path', { d: 'M20 6L9 17l-5-5' }]])
})

it('names that Lucide has changed are found, others are refused', () => {
  expect(iconShapes('clock-3').length).toBeGreaterThan(0)
  expect(iconShapes('alert-circle')).toEqual(iconShapes('circle-alert'))
  expect(() => iconShapes('no-such-icon')).toThrow('Lucide has no icon no-such-icon')
})
