import { expect, it } from 'vitest'
import { stepPath, valueAt } from './StepLine.tsx'

const points = [
  { x: 0.25, value: 20 },
  { x: 0.5, value: 50 },
  { x: 0.9, value: 100 },
]

it('rises at each step and ends where the line ends', () => {
  expect(stepPath(points, 100, 0.75)).toBe('M0 100H25V80H50V50H75')
  expect(stepPath(points, 100, 1)).toBe('M0 100H25V80H50V50H90V0H100')
})

it('stays at the foot without a step', () => {
  expect(stepPath([], 100, 0.4)).toBe('M0 100H40')
})

it('knows the value at each place', () => {
  expect([0, 0.24, 0.25, 0.6, 1].map((x) => valueAt(points, x))).toEqual([0, 0, 20, 50, 100])
})
