import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import { omissions, type Reason } from '../holdings.ts'

type About = { nevg: string; at: Date; country: string }

const reasons: Record<Language, Record<Reason, string>> = {
  fr: {
    secret:
      'Ce qui ouvre une porte : mots de passe, codes, jetons et clés, dont nous ne gardons qu’une empreinte, et le contenu scellé des e-mails et SMS en cours d’envoi.',
    technical:
      'Ce qui ne dit rien de vous : l’endroit où un fichier est rangé (le fichier lui-même est dans cette archive) et les empreintes qui évitent les doublons.',
    others:
      'Ce qui appartient à d’autres : les coordonnées et l’animal des personnes que vous avez parrainées. Leur prénom et l’avancement de leur parrainage y sont.',
    passing:
      'Ce qui passe : les compteurs qui limitent les essais, et la copie des dernières réponses, oubliée après 24 heures.',
    demonstration: 'Ce qui n’existe que sur un portail de démonstration.',
  },
  it: {
    secret:
      'Ciò che apre una porta: password, codici, token e chiavi, di cui conserviamo solo un’impronta, e il contenuto sigillato delle e-mail e degli SMS in partenza.',
    technical:
      'Ciò che non dice nulla di Lei: il luogo in cui un file è custodito (il file stesso è in questo archivio) e le impronte che evitano i doppioni.',
    others:
      'Ciò che appartiene ad altri: i recapiti e l’animale delle persone che ha presentato. Il loro nome e l’avanzamento della presentazione ci sono.',
    passing:
      'Ciò che passa: i contatori che limitano i tentativi e la copia delle ultime risposte, dimenticata dopo 24 ore.',
    demonstration: 'Ciò che esiste solo su un portale di dimostrazione.',
  },
}

const words: Record<
  Language,
  { title: string; holds: (about: About) => string; contents: string[]; left: string; more: string }
> = {
  fr: {
    title: `VOS DONNÉES, CHEZ ${brandName.toUpperCase()}`,
    holds: ({ nevg, at, country }) =>
      `Cette archive rassemble ce que le portail conserve au sujet du numéro client ${nevg}, tel que c’était le ${localMoment(at, 'fr', country)}.`,
    contents: [
      'mes-donnees.html : vos données à lire, dans un navigateur ou sur papier.',
      'data.json : vos données, une liste par table. Les montants sont en centimes, les instants en temps universel (UTC), les jours s’écrivent AAAA-MM-JJ.',
      'files/refund-requests : les pièces jointes de vos demandes de remboursement, un dossier par demande.',
      'files/messages : les pièces jointes de vos messages, un dossier par message.',
      'files/documents : les documents que votre assureur vous a remis.',
      'files/mandates : vos mandats de prélèvement, tels que vous avez pu les lire avant de les signer.',
      'files.json : pour chaque fichier, la ligne de data.json dont il relève, son empreinte SHA-256, et « intact » s’il est bien celui que nous avions conservé.',
    ],
    left: 'CE QUI N’Y EST PAS, ET POURQUOI',
    more: 'Les autres documents (attestation, bordereaux, relevés) sont établis à votre demande à partir de ces données et ne sont pas conservés : vous les trouvez dans votre espace, à la page Documents.',
  },
  it: {
    title: `I SUOI DATI, PRESSO ${brandName.toUpperCase()}`,
    holds: ({ nevg, at, country }) =>
      `Questo archivio raccoglie ciò che il portale conserva sul numero cliente ${nevg}. Momento della raccolta: ${localMoment(at, 'it', country)}.`,
    contents: [
      'i-miei-dati.html: i Suoi dati da leggere, in un browser o su carta.',
      'data.json: i Suoi dati, un elenco per tabella. Gli importi sono in centesimi, gli istanti in tempo universale (UTC), i giorni si scrivono AAAA-MM-GG.',
      'files/refund-requests: gli allegati delle Sue richieste di rimborso, una cartella per richiesta.',
      'files/messages: gli allegati dei Suoi messaggi, una cartella per messaggio.',
      'files/documents: i documenti che il Suo assicuratore Le ha dato.',
      'files/mandates: i Suoi mandati di addebito, così come ha potuto leggerli prima di firmarli.',
      'files.json: per ogni file, la riga di data.json a cui appartiene, la sua impronta SHA-256 e «intact» se è proprio quello che avevamo conservato.',
    ],
    left: 'CIÒ CHE NON C’È, E PERCHÉ',
    more: 'Gli altri documenti (certificato, distinte, estratti) sono redatti su Sua richiesta a partire da questi dati e non vengono conservati: li trova nella Sua area personale, alla pagina Documenti.',
  },
}

export const readMeNames: Record<Language, string> = { fr: 'LISEZ-MOI.txt', it: 'LEGGIMI.txt' }

/** Read-me of the archive: what it holds, what it leaves out and why, in the member's language; lines as every computer reads them. */
export function readMe(language: Language, about: About): string {
  const { title, holds, contents, left, more } = words[language]
  const without = [...Map.groupBy(omissions, ({ why }) => why)].flatMap(([why, names]) => [
    `- ${reasons[language][why]}`,
    `  (${names.map(({ name }) => name).join(', ')})`,
  ])
  return [
    title,
    '',
    holds(about),
    '',
    ...contents.map((line) => `- ${line}`),
    '',
    more,
    '',
    left,
    '',
    ...without,
    '',
  ].join('\r\n')
}
