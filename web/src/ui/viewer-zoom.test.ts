import { expect, it } from 'vitest'
import { limitZoom, zoomedByTap, zoomedIn, zoomedOut } from './viewer-zoom.ts'

it('goes from step to step, from between two of them to the nearest, and stays at the ends', () => {
  expect([1, 1.25, 1.4, 3.9, 4].map((zoom) => zoomedIn(zoom))).toEqual([1.25, 1.5, 1.5, 4, 4])
  expect([1, 1.25, 1.4, 2, 4].map((zoom) => zoomedOut(zoom))).toEqual([1, 1, 1.25, 1.5, 3])
})

it('a double tap comes near, and goes back from wherever it is', () => {
  expect([1, 2, 1.3].map((zoom) => zoomedByTap(zoom))).toEqual([2, 1, 1])
})

it('two fingers end at the ends', () => {
  expect([0.2, 1.7, 9].map((zoom) => limitZoom(zoom))).toEqual([1, 1.7, 4])
})
