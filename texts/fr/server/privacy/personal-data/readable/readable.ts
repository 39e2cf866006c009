import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'

export const readableWords = {
  title: `Vos données, chez ${brandName}`,
  lead: (name: string, nevg: string, at: string) =>
    `${name}, ${contractLabels.fr.nevg.toLowerCase()} ${nevg}. Tel que c’était le ${at}.`,
  contents: 'Sommaire',
  files: 'Les fichiers s’ouvrent d’ici quand cette page reste à côté du dossier « files », une fois l’archive ouverte.',
  alone: 'Vos fichiers sont dans l’archive, que vous pouvez télécharger aussi.',
  masked:
    'Les comptes bancaires sont montrés en partie. Dans l’archive, le fichier data.json les donne en entier, avec tout ce que les machines notent.',
  nothing: 'Rien n’est conservé ici.',
  /** name of the page in the archive */
  name: 'mes-donnees.html',
}
