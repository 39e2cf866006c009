// Writes server/src/platform/db/db.types.ts from the migrations: SQL is where a column is declared.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { embeddedFrom } from '#platform/db/embedded.ts'
import { formerTables, unusedNames } from '#platform/db/former-tables.ts'
import { migrate } from '#platform/db/migrations.ts'

type TypedColumn = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  column_default: string | null
}

const typeOf: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  bytea: 'Uint8Array',
  timestamptz: 'Date',
  json: 'Json',
  jsonb: 'Json',
  _text: 'string[]',
}

const pglite = await PGlite.create()
const { db } = embeddedFrom(pglite)
await migrate(db)
const { rows } = await pglite.query<TypedColumn>(
  `select table_name, column_name, udt_name, is_nullable, column_default from information_schema.columns
   where table_schema = 'public' and table_name not like 'kysely_%' order by table_name, ordinal_position`,
)
await db.destroy()

const tables = Map.groupBy(rows, ({ table_name }) => table_name)
// A view's columns are all nullable to PostgreSQL: they are what those of its table are, which stand in the same order.
for (const [table, { view }] of Object.entries(formerTables)) {
  const columns = tables.get(table) ?? []
  tables.set(
    view,
    columns.map((column, index) => ({ ...column, ...namesOf((tables.get(view) ?? [])[index]) })),
  )
}
for (const name of unusedNames) tables.delete(name)
const declared = [...tables].map(([table, columns]) => `  ${table}: {\n${columns.map(declare).join('\n')}\n  }`)
const text = `// Written by \`npm run db:types\` from server/migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

export type Database = {
${declared.join('\n')}
}
`
await writeFile(join(import.meta.dirname, '../src/platform/db/db.types.ts'), text)

function namesOf(column: TypedColumn | undefined): Pick<TypedColumn, 'table_name' | 'column_name'> {
  if (!column) throw new Error('A view has fewer columns than its table.')
  return { table_name: column.table_name, column_name: column.column_name }
}

function declare({ table_name, column_name, udt_name, is_nullable, column_default }: TypedColumn): string {
  const type = typeOf[udt_name]
  if (!type) throw new Error(`${table_name}.${column_name}: no type for ${udt_name}`)
  if (type === 'Json' && column_default !== null)
    return `    ${column_name}: ColumnType<unknown, string | undefined, string>`
  const nullable = is_nullable === 'YES' ? `${type} | null` : type
  return `    ${column_name}: ${column_default === null ? nullable : `Generated<${nullable}>`}`
}
