import * as z from 'zod/mini'
import { careKinds } from './domain/care.ts'
import { day } from './fields/fields.ts'

/** Kinds of document that the reader distinguishes; `other` is any other page, or an empty one. */
export const readDocuments = [
  'invoice',
  'credit_note',
  'quote',
  'card_slip',
  'prescription',
  'care_sheet',
  'other',
] as const
export type ReadDocument = (typeof readDocuments)[number]

/** Checks that confirm a value that was read; a value can be without one. */
export const readingChecks = [
  'sum_of_lines',
  'net_and_tax',
  'tax_rate',
  'payments',
  'check_digits',
  'contract_days',
  'members_chip',
  'members_animal',
  'written_twice',
  'invoice_data',
] as const
export type ReadingCheck = (typeof readingChecks)[number]

const part = z.number().check(z.gte(0), z.lte(1))

/** Place of a value: the page from 1, and fractions of its width and height from its upper left corner. */
export const ReadBox = z.object({ page: z.int().check(z.gte(1)), x: part, y: part, width: part, height: part })
export type ReadBox = z.infer<typeof ReadBox>

const readValue = <T extends z.ZodMiniType>(value: T) =>
  z.nullable(
    z.object({
      value,
      /** a check confirms it, or it is the only candidate */
      sure: z.boolean(),
      check: z.nullable(z.enum(readingChecks)),
      /** the draft was filled by it */
      filled: z.boolean(),
      box: z.nullable(ReadBox),
    }),
  )

export const ReadLine = z.object({
  label: z.string(),
  /** negative for reductions */
  amount_cents: z.int(),
  /** null if no word of the label shows it */
  care_kind: z.nullable(z.enum(careKinds)),
  sure: z.boolean(),
  box: z.nullable(ReadBox),
})
export type ReadLine = z.infer<typeof ReadLine>

/** Pages of a document with their kind, by number from 1. */
export const OtherPapers = z.array(z.object({ page: z.int().check(z.gte(1)), document: z.enum(readDocuments) }))

/** Syntaxes of an invoice as data: CII of Factur-X, ZUGFeRD 2 and XRechnung, that of ZUGFeRD 1, and UBL. */
export const invoiceFormats = ['cii', 'zugferd_1', 'ubl'] as const

const someDay = z.nullable(day)

/** Invoice as the data in its PDF has it, in positive cents, also of a credit note; `total_cents` is with tax, before payments. */
export const InvoiceData = z.object({
  format: z.enum(invoiceFormats),
  is_credit_note: z.boolean(),
  number: z.nullable(z.string()),
  issued_on: someDay,
  delivered_on: someDay,
  clinic: z.nullable(z.string()),
  total_cents: z.int(),
  /** paid before the invoice, and left to pay; null in many profiles */
  paid_cents: z.nullable(z.int()),
  due_cents: z.nullable(z.int()),
  /** none in the profiles MINIMUM and BASIC WL */
  lines: z.array(z.object({ label: z.string(), net_cents: z.int(), rate: z.nullable(z.number()) })),
})
export type InvoiceData = z.infer<typeof InvoiceData>

/** The same, with what its pages say: `differs` names values on which pages differ; they are null in the reading. */
export const ComparedData = z.extend(InvoiceData, { differs: z.array(z.string()) })

/** A file's text as it was read on the insurer's own machine: a proposal that decides nothing. */
export const Reading = z.object({
  status: z.enum(['waiting', 'done', 'failed']),
  /** null until it was read */
  document: z.nullable(z.enum(readDocuments)),
  care_date: readValue(day),
  invoice_number: readValue(z.string()),
  clinic: readValue(z.string()),
  /** SIRET, partita IVA or Belgian enterprise number, digits alone */
  clinic_number: readValue(z.string()),
  chip: readValue(z.string()),
  /** below zero for a credit note */
  total_cents: readValue(z.int()),
  /** words of an invoice that say it was paid, as printed; they tick no box */
  payment_proof: readValue(z.string()),
  /** amounts with tax, in the order of the document */
  lines: z.array(ReadLine),
  /** pages that are no part of the bill; absent where there are none */
  other_papers: z.optional(OtherPapers),
  /** the invoice that the file carries as data; absent where it carries none */
  data: z.optional(ComparedData),
})
export type Reading = z.infer<typeof Reading>
