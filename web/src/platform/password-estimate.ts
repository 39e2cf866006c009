import { ZxcvbnFactory } from '@zxcvbn-ts/core'

// Passwords that members of both countries choose most, most frequent first. The portal refuses far more words when it stores a password.
const words =
  'password azerty qwerty motdepasse bonjour ciao soleil doudou loulou chouchou juventus napoli milan inter marseille paris forza amore ' +
  'princesse jetaime tiamo amoremio iloveyou football calcio chocolat vacances coucou secret admin welcome bienvenue benvenuto accueil ' +
  'azertyuiop qwertyuiop qsdfghjklm wxcvbn asdfgh asdfghjkl zxcvbnm qwertz abcdef abcdefgh abc letmein dragon monkey shadow master sunshine ' +
  'superman batman pokemon starwars naruto michael jordan charlie thomas nicolas julien alexandre camille marine caroline isabelle nathalie ' +
  'sophie julie marie pierre martin lucas louis hugo emma chloe manon lea jade alice louise arthur jules gabriel raphael leo adam paul ' +
  'francesco alessandro andrea matteo lorenzo leonardo mattia davide simone federico giuseppe antonio marco giulia sofia aurora martina chiara ' +
  'sara alessia francesca valentina federica elisa elena anna maria laura silvia roma torino firenze bologna palermo genova venezia verona bari ' +
  'lyon toulouse nice nantes bordeaux lille strasbourg rennes bruxelles liege namur charleroi france italia belgique europe monde mondo ' +
  'chat chaton chien chienne chiot minou matou toutou medor felix croquette croquettes moustache museau patte pattes truffe veterinaire ' +
  'gatto gatta gattino micio cane cagnolino cucciolo fuffi fido birba crocchette crocchetta baffi muso zampa zampe veterinario animal animale ' +
  'assurance assurances mutuelle remboursement contrat adherent compte client assicurazione polizza rimborso contratto cliente conto portale ' +
  'maison famille maman papa enfant bebe amour amitie bonheur liberte musique cuisine jardin voiture moto velo travail bureau ecole lycee ' +
  'casa famiglia mamma bambino bimba tesoro stella felicita liberta musica cucina giardino macchina lavoro ufficio scuola parola chiave accesso ' +
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche ' +
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica ' +
  'printemps ete automne hiver primavera estate autunno inverno noel natale nouveau nouvelle nuovo nuova aujourdhui demain toujours jamais ' +
  'rouge bleu vert jaune noir blanc orange violet rose rosso blu verde giallo nero bianco viola mer plage montagne foret fleur etoile lune ciel ' +
  'mare spiaggia montagna bosco fiore luna cielo sole vita vie mort dieu jesus ange angelo diable diavolo roi reine re regina principessa ' +
  'lapin tigre lion loup ours cheval oiseau papillon poisson coniglio tigre leone lupo orso cavallo uccello farfalla pesce pizza pasta vino biere'

const familiarWords: string[] = words.split(' ')

export type PasswordStrength = 0 | 1 | 2 | 3 | 4

// Its time grows with the square of the length: only the beginning of a longer password is judged.
const judgedLength = 40

// With a short list of words the library takes rarer ones for random letters, so each step requires more guesses than usual.
const scoring = { 0: 1e5, 1: 5e7, 2: 5e10, 3: 5e13 }
const attackTime = {
  onlineThrottlingXPerHour: 100,
  onlineNoThrottlingXPerSecond: 10,
  offlineSlowHashingXPerSecond: 1e4,
  offlineFastHashingXPerSecond: 1e10,
}

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: familiarWords },
  maxLength: judgedLength,
  l33tMaxSubstitutions: 20,
  timeEstimationValues: { scoring, attackTime },
})

// The library does not know accents: they hide a familiar word from it, but not from an attacker.
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Estimates a password's strength, from 0 (guessed at once) to 4; `ownWords` count as guessed first. */
export function estimate(password: string, ownWords: readonly string[]): PasswordStrength {
  const words = ownWords.flatMap((word) => unaccented(word).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 1)
  return zxcvbn.check(unaccented(password), words).score
}
