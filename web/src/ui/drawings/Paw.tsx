export const padShape =
  'M20.5 30.5C28 28.6 36 28.6 43.5 30.5C47.4 31.5 49.6 33.8 49 37.4C48.3 42 49.6 46 52.6 50.4C55.4 54.6 52.6 60 47.2 59.2C37.2 57.6 26.8 57.6 16.8 59.2C11.4 60 8.6 54.6 11.4 50.4C14.4 46 15.7 42 15 37.4C14.4 33.8 16.6 31.5 20.5 30.5Z'

export const padSeam =
  'M22.5 34.6C28.8 33 35.2 33 41.5 34.6C44.5 35.4 45.4 36.2 45 38.6C44.3 43.4 46 48 48.8 52.2C50.2 54.4 49.4 55.6 46.8 55.2C37 53.7 27 53.7 17.2 55.2C14.6 55.6 13.8 54.4 15.2 52.2C18 48 19.7 43.4 19 38.6C18.6 36.2 19.5 35.4 22.5 34.6Z'

export const toes = [
  { cx: 8.8, cy: 27, rx: 5.2, ry: 7.9, transform: 'rotate(-20 8.8 27)' },
  { cx: 23.3, cy: 15.2, rx: 5.9, ry: 8.7, transform: 'rotate(-7 23.3 15.2)' },
  { cx: 40.7, cy: 15.2, rx: 5.9, ry: 8.7, transform: 'rotate(7 40.7 15.2)' },
  { cx: 55.2, cy: 27, rx: 5.2, ry: 7.9, transform: 'rotate(20 55.2 27)' },
]

/** Four toes and a pad in a square of 64 units, for use inside an <svg>. */
export function Paw() {
  return (
    <>
      <path d={padShape} />
      {toes.map((toe) => (
        <ellipse key={toe.cx} {...toe} />
      ))}
    </>
  )
}
