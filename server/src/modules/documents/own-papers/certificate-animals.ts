import { genderNames, shownIcad, speciesNames } from '@coussinet/contract/domain/animals.ts'
import { amountPer, guaranteeGroups, guarantees, termNone } from '@coussinet/contract/domain/cover.ts'
import { euros, numericDay, percent } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { PaperBlock } from '#platform/paper/blocks.ts'
import type { PaperAnimal, PaperFacts } from '../paper-facts.ts'
import { certificateWords } from './certificate-words.ts'

const animalsOfTable = 3

const none = '–'

type AnimalCell = (animal: PaperAnimal) => string

/** The animals side by side, three to a table, a row for each of their terms. */
export function animalTables({ animals, language, today }: PaperFacts): PaperBlock[] {
  const tables: PaperBlock[] = []
  for (let first = 0; first < animals.length; first += animalsOfTable) {
    const shown = animals.slice(first, first + animalsOfTable)
    tables.push({
      kind: 'table',
      header: [certificateWords[language].animals.animal, ...shown.map(({ name }) => name)],
      rows: rowsOf(language, shown, today).map(([label, cell]) => [label, ...shown.map(cell)]),
      widths: [1.25, ...shown.map(() => 1)],
      is_whole: true,
    })
  }
  return tables
}

function rowsOf(
  language: PaperLanguage,
  animals: PaperFacts['animals'],
  today: PaperFacts['today'],
): [string, AnimalCell][] {
  const words = certificateWords[language].animals
  const [species, gender, guarantee] = [speciesNames[language], genderNames[language], guaranteeGroups[language]]
  const insured =
    (cell: AnimalCell): AnimalCell =>
    (animal) =>
      animal.formula.name === 'default' ? none : cell(animal)
  return [
    [words.species, (animal) => `${species[animal.type]}, ${gender[animal.gender].toLowerCase()}`],
    [words.breed, ({ breed }) => breed],
    [words.colour, ({ colour }) => colour],
    [words.birth_date, ({ birth_date }) => numericDay(birth_date)],
    [words.icad, ({ icad }) => (icad === null ? words.no_icad : shownIcad(icad))],
    [words.formula, ({ formula }) => formula.label[language]],
    [words.cover_start, ({ cover_start }) => (cover_start === null ? none : numericDay(cover_start))],
    ...(animals.some(({ cover_end }) => cover_end !== null)
      ? [
          [words.cover_end, ({ cover_end }) => (cover_end === null ? none : numericDay(cover_end))] as [
            string,
            AnimalCell,
          ],
        ]
      : []),
    [words.rate, insured(({ formula }) => percent(formula.reimbursement_rate, language))],
    [words.ceiling, insured(({ formula }) => euros(formula.annual_ceiling_cents, language))],
    [
      words.deductible,
      insured(({ formula: { deductible_cents, deductible_mode } }) =>
        deductible_cents === 0
          ? termNone[language].deductible
          : amountPer[language][deductible_mode](euros(deductible_cents, language)),
      ),
    ],
    [
      words.package,
      insured(({ formula: { vaccine_package_cents } }) =>
        vaccine_package_cents === 0
          ? termNone[language].package
          : amountPer[language].per_year(euros(vaccine_package_cents, language)),
      ),
    ],
    ...guarantees.map((name): [string, AnimalCell] => [
      words.from(guarantee[name]),
      insured(({ waiting_periods }) => {
        const period = waiting_periods.find((one) => one.guarantee === name)
        return period ? numericDay(period.covered_from) : words.not_covered
      }),
    ]),
    [
      words.price,
      insured(({ monthly_price_cents, cover_end }) =>
        cover_end === null || cover_end >= today ? euros(monthly_price_cents, language) : none,
      ),
    ],
  ]
}
