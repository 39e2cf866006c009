import type { Db } from '#platform/db/db.ts'
import { formerTables } from '#platform/db/former-tables.ts'
import { type Placement, readLeftovers, readPlacements, readSchema, type SchemaTable } from './distribution.store.ts'
import { rekeyedTables } from './rekeyed-tables.ts'
import { tablesOfNobody } from './tables-of-nobody.ts'

/** Statements about one table, for one transaction. */
export type DistributionStep = { table: string; statements: string[] }

export type DistributionPlan = {
  /** steps still to be done, in their order */
  steps: DistributionStep[]
  /** tables that somebody put elsewhere than they belong, in sentences */
  misplaced: string[]
}

type PlannedSchema = { tables: readonly Pick<SchemaTable, 'name' | 'refers_to'>[]; views: readonly string[] }

/** Compares where each table is with where it belongs; for a database with Citus. */
export async function planDistribution(db: Db): Promise<DistributionPlan> {
  return planFrom(await readSchema(db), await readPlacements(db), await readLeftovers(db))
}

/**
 * Plans what a schema lacks: a table after those that it refers to, all of a member's rows on one machine. Views that are written
 * through are renamed tables first, because Citus writes through none.
 */
export function planFrom(
  schema: PlannedSchema,
  placements: ReadonlyMap<string, Placement>,
  leftovers: readonly string[],
): DistributionPlan {
  const renamed = Object.entries(formerTables).filter(
    ([name, { view }]) => schema.views.includes(view) && schema.tables.some((table) => table.name === name),
  )
  const newName = (name: string) => renamed.find(([former]) => former === name)?.[1].view ?? name
  const placed = new Map([...placements].map(([name, placement]) => [newName(name), placement]))
  const tables = inOrder(
    schema.tables.map(({ name, refers_to }) => ({ name: newName(name), refers_to: refers_to.map(newName) })),
  ).filter((name) => !isOfCoordinator(name))
  const members = placed.get('members')
  return {
    steps: [
      ...renamed.map(([name, { view, columns }]) => ({ table: view, statements: renaming(name, view, columns) })),
      ...tables
        .filter((name) => !placed.has(name))
        .map((name) => ({ table: name, statements: [...rekeying(name), distributing(name)] })),
      ...leftovers.map((name) => ({
        table: newName(name),
        statements: [`select truncate_local_data_after_distributing_table('${newName(name)}')`],
      })),
    ],
    misplaced: [...placed].flatMap(([name, placement]) => {
      const wish = wishFor(name)
      const isRight =
        wish.key === placement.key && (wish.is_of_members ? placement.colocation === members?.colocation : true)
      return isRight ? [] : [`${name} is ${wordsOf(placement)}, and belongs ${wish.words}.`]
    }),
  }
}

const isOfCoordinator = (name: string) => /^(?:apart|coordinator)$/.test(tablesOfNobody[name]?.kind ?? '')

function wishFor(name: string): { key: string | null; is_of_members: boolean; words: string } {
  const own = tablesOfNobody[name]
  if (isOfCoordinator(name)) return { key: '', is_of_members: false, words: 'on the coordinator alone' }
  if (own?.kind === 'everywhere') return { key: null, is_of_members: false, words: 'on every machine' }
  if (own) return { key: own.key, is_of_members: false, words: `on the machines by ${own.key}` }
  return { key: 'member_id', is_of_members: true, words: 'with the members, by member_id' }
}

const wordsOf = ({ key }: Placement) => (key === null ? 'on every machine' : `on the machines by ${key}`)

function inOrder(tables: { name: string; refers_to: readonly string[] }[]): string[] {
  // The members first: the tables of each are put beside theirs.
  const left = tables.toSorted((one, other) => Number(other.name === 'members') - Number(one.name === 'members'))
  const ordered = new Set<string>()
  while (left.length > 0) {
    const place = left.findIndex(({ name, refers_to }) => refers_to.every((to) => to === name || ordered.has(to)))
    const [next] = left.splice(place, 1)
    if (place < 0 || !next) throw new Error('Tables refer to each other in a circle.')
    ordered.add(next.name)
  }
  return [...ordered]
}

function renaming(name: string, view: string, columns: Readonly<Record<string, string>>): string[] {
  return [
    `drop view ${view}`,
    `alter table ${name} rename to ${view}`,
    ...Object.entries(columns).map(([former, column]) => `alter table ${view} rename ${former} to ${column}`),
  ]
}

function rekeying(name: string): string[] {
  const rest = rekeyedTables[name]
  if (rest === undefined) return []
  return [`alter table ${name} drop constraint ${name}_pkey, add primary key (member_id, ${rest})`]
}

function distributing(name: string): string {
  const own = tablesOfNobody[name]
  if (own?.kind === 'everywhere') return `select create_reference_table('${name}')`
  if (own) return `select create_distributed_table('${name}', '${own.key}', colocate_with => 'none')`
  return `select create_distributed_table('${name}', 'member_id', colocate_with => '${name === 'members' ? 'none' : 'members'}')`
}
