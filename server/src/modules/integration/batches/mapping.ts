import * as z from 'zod/mini'

/** Cell formats: text, day, amount with cents, whole number, yes or no, or an insurer's code that becomes a fixed UUID. */
const forms = ['text', 'day', 'amount', 'whole', 'yes_no', 'code'] as const

const days = z.enum(['yyyy-mm-dd', 'dd/mm/yyyy', 'mm/dd/yyyy'])
const decimal = z.enum([',', '.'])
const thousands = z.enum(['.', ',', ' ', 'none'])

const FieldSource = z.union([
  /** name of a column */
  z.string().check(z.minLength(1)),
  z.strictObject({
    column: z.string().check(z.minLength(1)),
    as: z._default(z.enum(forms), 'text'),
    /** texts of the column with their values; any other text is a fault */
    values: z.optional(z.record(z.string(), z.nullable(z.string()))),
    /** an empty cell removes the value; else the field stays unchanged */
    empty: z.optional(z.literal('none')),
    /** number marks of this column, if they differ from the table's */
    days: z.optional(days),
    decimal: z.optional(decimal),
    thousands: z.optional(thousands),
  }),
  /** same value for every row */
  z.strictObject({ value: z.union([z.string(), z.number(), z.boolean(), z.null()]) }),
])
export type FieldSource = z.infer<typeof FieldSource>

const upserts = [
  'member',
  'contract',
  'animal',
  'opening_balance',
  'past_refund',
  'receipt',
  'sponsorship_request',
] as const

/** A mapping: turns the columns of a table into lines of a batch, one or several per row. */
export const TableMapping = z.strictObject({
  /** separator of cells; detected among ; , and tab by default */
  separator: z.optional(z.enum([';', ',', '\t', '|'])),
  encoding: z._default(z.enum(['utf-8', 'windows-1252']), 'utf-8'),
  /** order of day, month and year in dates */
  days: z._default(days, 'yyyy-mm-dd'),
  /** decimal mark */
  decimal: z._default(decimal, ','),
  thousands: z.optional(thousands),
  lines: z
    .array(
      z.strictObject({
        upsert: z.enum(upserts),
        /** only rows whose column has that text, or any text if it is null */
        when: z.optional(z.strictObject({ column: z.string(), is: z.nullable(z.string()) })),
        fields: z.record(z.string(), FieldSource),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
})
export type TableMapping = z.infer<typeof TableMapping>
export type MappedLine = TableMapping['lines'][number]

export function listMappedColumns({ lines }: TableMapping): string[] {
  const named = lines.flatMap(({ when, fields }) => [
    ...(when ? [when.column] : []),
    ...Object.values(fields).flatMap((source) =>
      typeof source === 'string' ? [source] : 'column' in source ? [source.column] : [],
    ),
  ])
  return [...new Set(named)]
}
