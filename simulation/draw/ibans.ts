import type { Country } from '../acts.ts'
import type { Random } from '../random.ts'

// Accounts of invented banks: each member has their own, so that one that is shown to another member is seen.

const modulo97 = (digits: string) => Number(BigInt(digits) % 97n)
const two = (number: number) => String(number).padStart(2, '0')
const drawDigits = (random: Random, count: number) => String(random.whole(0, 10 ** count - 1)).padStart(count, '0')

/** Weights of the characters at odd places of an Italian account, for its control letter. */
const oddWeights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

function controlLetter(account: string): string {
  const weights = [...account].map((digit, place) =>
    place % 2 === 0 ? (oddWeights[Number(digit)] ?? 0) : Number(digit),
  )
  return String.fromCharCode(65 + (weights.reduce((sum, weight) => sum + weight, 0) % 26))
}

const accounts: Record<Country, (random: Random) => string> = {
  FR(random) {
    const account = `9999910000${drawDigits(random, 11)}`
    return account + two(97 - modulo97(`${account}00`))
  },
  BE(random) {
    const account = `539${drawDigits(random, 7)}`
    return account + two(modulo97(account) || 97)
  },
  IT(random) {
    const account = `0542811101${drawDigits(random, 12)}`
    return controlLetter(account) + account
  },
}

/** Draws an account of a bank of the country, with all its check digits. */
export function drawIban(random: Random, country: Country): string {
  const account = accounts[country](random)
  const digits = [...`${account}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
  return `${country}${two(98 - modulo97(digits))}${account}`
}
