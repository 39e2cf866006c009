// The quasigroup of order 10 published by Damm: any single wrong digit and any swap of neighbours is caught.
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** Drops spaces, dots, hyphens and a leading "N°" from a member number as it was typed or pasted. */
export const normaliseNevg = (text: string): string => text.replace(/[\s.-]/g, '').replace(/^[Nn][°º]/, '')

/** Tells whether a normalised member number has nine digits, a first one of 1 to 9 and the right check digit. */
export function isNevg(nevg: string): boolean {
  if (!/^[1-9]\d{8}$/.test(nevg)) return false
  let interim = 0
  for (const digit of nevg) interim = Number(damm[interim]?.[Number(digit)])
  return interim === 0
}
