import type { Country } from '@coussinet/contract/fields.ts'

type Supervised = { where: string; address: string; home: string; supervisor: string }

export const inCountry = { FR: 'en France', IT: 'en Italie', BE: 'en Belgique' } satisfies Record<Country, string>

export const supervision = {
  seat: ({ supervisor }: Supervised) => `Autorité de contrôle : ${supervisor}.`,
  branch: ({ where, address, home, supervisor }: Supervised) =>
    `Il exerce ${where} par sa succursale, ${address}, sous le régime de la liberté d’établissement. Il est contrôlé par l’autorité de son pays d’origine (${home}). Autorité de contrôle pour son activité ${where} : ${supervisor}.`,
  services: ({ where, home, supervisor }: Supervised) =>
    `Il exerce ${where} en libre prestation de services. Il est contrôlé par l’autorité de son pays d’origine (${home}). Autorité de contrôle pour son activité ${where} : ${supervisor}.`,
  none: ({ home }: Supervised) => `Il est contrôlé par l’autorité de son pays d’origine (${home}).`,
}

export const sold = { at_home: ', dans le pays de votre domicile comme dans les autres' }
