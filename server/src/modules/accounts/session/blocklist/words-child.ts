import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be'
import { plain } from './spelling.ts'

// Common words that a member of a pet insurance thinks of first, and the lists rank too low.
const ofThisHouse =
  'chat chaton chien chienne chiot toutou minou matou croquette croquettes moustache museau patte pattes truffe veterinaire veto ' +
  'gatto gattino gatta micio cane cagnolino cucciolo crocchetta crocchette baffi muso zampa zampe zampetta veterinario ' +
  'kat kater katje poes poesje hond hondje huisdier dierenarts brokje brokjes snorhaar snuit poot poten pootje ' +
  'assurance assurances mutuelle remboursement adherent assicurazione assicurazioni polizza rimborso cliente verzekering terugbetaling klant klantenzone wachtwoord mijnwachtwoord motdepasse monmotdepasse lamiapassword'

// Each list begins with the most frequent. Words of films show what is said, those of encyclopedias towns, clubs and firms.
const lists = [
  ofThisHouse.split(' '),
  common['passwords-common'].slice(0, 20_000),
  french['commonWords-fr'].slice(0, 5_000),
  french['wikipedia-fr'].slice(0, 3_000),
  italian.commonWords.slice(0, 5_000),
  italian.wikipedia.slice(0, 3_000),
  dutch.commonWords.slice(0, 5_000),
  dutch.wikipedia.slice(0, 3_000),
]

// A password has two letters at least: numbers never match.
const words = new Set(
  lists
    .flat()
    .map(plain)
    .filter((word) => word.length > 2 && /\p{L}/u.test(word)),
)
process.stdout.write([...words].join('\n'))
