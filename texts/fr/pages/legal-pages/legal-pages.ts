import { ofSoldCountries } from '@coussinet/contract/brand/of-sold-countries.ts'
import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'

export const noticeMessages = {
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
}

export const statementMessages = {
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
  laws: `Textes appliqués : ${[...ofSoldCountries({ FR: 'loi n° 2005-102 du 11 février 2005 (article 47)', IT: 'loi italienne n° 4 du 9 janvier 2004' }), 'directive (UE) 2019/882'].join(', ')}.`,
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
}
