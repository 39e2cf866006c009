import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { soldCountries } from '@coussinet/contract/brand/values/companies.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'

// Those of the countries of sale alone; the directive is all of them's.
const lawsOf = (laws: Readonly<Record<Country, string | null>>, directive: string) =>
  [...soldCountries.flatMap((country) => laws[country] ?? []), directive].join(', ')

export const noticeMessages = messages({
  fr: {
    title: 'Mentions légales',
    intro: 'Qui édite ce portail, qui l’héberge, et à qui vous adresser.',
    insurer: 'Votre assureur',
    registered: 'Immatriculation',
    countries: countryNames.fr,
    legal: 'Société',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    supervisor: 'Autorité de contrôle',
    mediator: 'Médiation',
    published: 'Publication et hébergement',
    director: 'Direction de la publication',
    host: 'Hébergeur',
    more: 'À savoir',
    security: 'Failles de sécurité',
    security_text:
      'Si vous découvrez une faille, dites-le-nous avant d’en parler : notre contact figure dans le fichier security.txt. Qui agit de bonne foi, sans lire ni garder les données d’autrui, a notre accord.',
    security_link: 'Ouvrir security.txt',
    works: 'Logiciels et polices',
    works_text: 'Ce portail contient le travail d’autres auteurs. Chacun garde ses droits, sous sa licence.',
    works_link: 'Lire leurs licences (en anglais)',
  },
  it: {
    title: 'Note legali',
    intro: 'Chi pubblica questo portale, chi lo ospita e a chi rivolgersi.',
    insurer: 'Il Suo assicuratore',
    registered: 'Iscrizione al registro',
    countries: countryNames.it,
    legal: 'Società',
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'E-mail',
    supervisor: 'Autorità di vigilanza',
    mediator: 'Risoluzione delle controversie',
    published: 'Pubblicazione e hosting',
    director: 'Responsabile della pubblicazione',
    host: 'Fornitore di hosting',
    more: 'Da sapere',
    security: 'Falle di sicurezza',
    security_text:
      'Se scopre una falla, ce lo dica prima di parlarne: il nostro contatto è nel file security.txt. Chi agisce in buona fede, senza leggere né conservare dati altrui, ha il nostro consenso.',
    security_link: 'Apri security.txt',
    works: 'Software e caratteri',
    works_text:
      'Questo portale contiene il lavoro di altri autori. Ciascuno conserva i propri diritti, con la propria licenza.',
    works_link: 'Leggi le loro licenze (in inglese)',
  },
})

export const statementMessages = messages({
  fr: {
    title: 'Déclaration d’accessibilité',
    intro: `${brandName} souhaite que chacun puisse se servir de ce portail, quels que soient sa vue, son ouïe, ses gestes et son appareil.`,
    state: 'État de conformité',
    full: 'Ce portail est totalement conforme au RGAA 4.1, qui applique la norme EN 301 549 et les règles WCAG 2.1 de niveau AA.',
    partial:
      'Ce portail est partiellement conforme au RGAA 4.1, qui applique la norme EN 301 549 et les règles WCAG 2.1 de niveau AA : ce qui ne l’est pas figure plus bas.',
    none: 'Ce portail n’est pas conforme au RGAA 4.1, qui applique la norme EN 301 549 et les règles WCAG 2.1 de niveau AA.',
    no_audit:
      'Aucun audit n’a encore été réalisé : sans audit, un site est réputé non conforme, quoi qu’il fasse par ailleurs.',
    audit: (day: string, by: string, rate: number) =>
      `Audit du ${day}, par ${by} : ${rate} % des critères sont respectés.`,
    laws: `Textes appliqués : ${lawsOf({ FR: 'loi n° 2005-102 du 11 février 2005 (article 47)', BE: null, IT: 'loi italienne n° 4 du 9 janvier 2004' }, 'directive (UE) 2019/882')}.`,
    gaps: 'Ce qui n’est pas accessible',
    no_gaps: 'Aucun défaut n’a été relevé.',
    not_listed: 'Sans audit, cette liste n’est pas complète.',
    tested: 'Ce que nous vérifions à chaque version',
    tests: [
      'chaque page, claire et sombre, par un outil automatique (axe, règles WCAG 2.2 A et AA, EN 301 549 et RGAA) ;',
      'chaque page à 320 pixels de large, et les principales avec un texte agrandi à 200 % ;',
      'l’envoi d’une demande de remboursement au clavier seul, les titres et les annonces faites aux lecteurs d’écran ;',
      'le balisage des documents PDF que nous créons.',
    ],
    not_an_audit:
      'Ces vérifications ne remplacent ni un audit ni l’avis de personnes concernées : un outil ne voit qu’une partie des défauts.',
    report: 'Signaler un défaut',
    report_text:
      'Dites-nous quelle page vous arrête et comment : nous vous donnerons l’information ou le service d’une autre manière, puis nous corrigerons.',
    recourse: 'Si notre réponse ne vous convient pas',
    authorities: {
      FR: 'En France, le Défenseur des droits : téléphone 09 69 39 00 00, ou courrier gratuit à « Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07 ».',
      BE: 'En Belgique, le SPF Économie (Point de contact), ou Unia au 0800 12 800.',
      IT: 'En Italie, le défenseur civique du numérique, auprès de l’AgID.',
    },
    stated: (day: string) => `Déclaration établie le ${day}.`,
  },
  it: {
    title: 'Dichiarazione di accessibilità',
    intro: `${brandName} desidera che chiunque possa utilizzare questo portale, con la propria vista, il proprio udito, i propri gesti e il proprio dispositivo.`,
    state: 'Stato di conformità',
    full: 'Questo portale è pienamente conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA.',
    partial:
      'Questo portale è parzialmente conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA: ciò che non lo è figura più sotto.',
    none: 'Questo portale non è conforme alla norma UNI CEI EN 301 549 e alle linee guida WCAG 2.1, livello AA.',
    no_audit:
      'Non è ancora stata effettuata alcuna verifica esterna: senza verifica, un sito si dichiara non conforme, qualunque cosa faccia per il resto.',
    audit: (day: string, by: string, rate: number) =>
      elided(`Verifica del ${day}, a cura di ${by}: criteri rispettati, ${rate} %.`),
    laws: `Norme applicate: ${lawsOf({ FR: 'legge francese n. 2005-102 dell’11 febbraio 2005 (articolo 47)', BE: null, IT: 'legge 9 gennaio 2004, n. 4' }, 'direttiva (UE) 2019/882')}.`,
    gaps: 'Che cosa non è accessibile',
    no_gaps: 'Non è stato rilevato alcun difetto.',
    not_listed: 'Senza una verifica, questo elenco non è completo.',
    tested: 'Che cosa controlliamo a ogni versione',
    tests: [
      'ogni pagina, chiara e scura, con uno strumento automatico (axe, linee guida WCAG 2.2 A e AA, EN 301 549);',
      'ogni pagina a 320 pixel di larghezza, e le principali con il testo ingrandito al 200 %;',
      'l’invio di una richiesta di rimborso con la sola tastiera, i titoli e gli annunci per gli screen reader;',
      'la marcatura dei documenti PDF che creiamo.',
    ],
    not_an_audit:
      'Questi controlli non sostituiscono una verifica né il parere delle persone interessate: uno strumento vede solo una parte dei difetti.',
    report: 'Segnalare un difetto',
    report_text:
      'Ci dica quale pagina La ferma e come: Le daremo l’informazione o il servizio in un altro modo, poi correggeremo.',
    recourse: 'Se la nostra risposta non La soddisfa',
    authorities: {
      FR: 'In Francia, il Défenseur des droits: telefono +33 9 69 39 00 00.',
      BE: 'In Belgio, il SPF Économie (Point de contact), o Unia allo 0800 12 800.',
      IT: 'In Italia, il difensore civico per il digitale, presso l’AgID (procedura di attuazione).',
    },
    stated: (day: string) => elided(`Dichiarazione redatta il ${day}.`),
  },
})
