import { ellipsePath } from './ellipse-path.ts'

// The print of a brand without its own, in a square of 64 units; the build replaces it with the brand's.

export const padShape =
  'M32 31.5C40 31.5 44 38 48 43C52 48 51 56.5 43 57.5C39 58 36 56 32 56C28 56 25 58 21 57.5C13 56.5 12 48 16 43C20 38 24 31.5 32 31.5Z'

export const padSeam =
  'M32 34.8C38.2 34.8 41.4 40 44.6 44C47.8 48 47 53.9 41.2 54.6C38 55 35.2 53 32 53C28.8 53 26 55 22.8 54.6C17 53.9 16.2 48 19.4 44C22.6 40 25.8 34.8 32 34.8Z'

export const toes = [
  { cx: 10.5, cy: 30, rx: 5.4, ry: 7.2, transform: 'rotate(-24 10.5 30)' },
  { cx: 23.6, cy: 17.4, rx: 6, ry: 8.2, transform: 'rotate(-8 23.6 17.4)' },
  { cx: 40.4, cy: 17.4, rx: 6, ry: 8.2, transform: 'rotate(8 40.4 17.4)' },
  { cx: 53.5, cy: 30, rx: 5.4, ry: 7.2, transform: 'rotate(24 53.5 30)' },
]

export const toeShapes = toes.map(ellipsePath)
