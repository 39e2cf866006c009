/**
 * Tables that the previous release knows by another name: the view through which this release reads and writes them under the new name, and
 * the renamed columns. The next release renames the tables (decision 97); on Citus, `coussinet distribute` has already done so.
 */
export const formerTables: Readonly<Record<string, { view: string; columns: Readonly<Record<string, string>> }>> = {
  contests: {
    view: 'disputes',
    columns: { contest_id: 'dispute_id', contested_decision: 'disputed_decision' },
  },
}

/**
 * Names that this release does not use: tables behind its views, views through which the previous release accesses what are documents now,
 * and the partitions behind those (decision 100).
 */
export const unusedNames: ReadonlySet<string> = new Set([
  ...Object.keys(formerTables),
  'refund_request_files',
  'quote_files',
  'refund_request_message_files',
  'documents_of_requests',
  'documents_of_quotes',
  'documents_of_messages',
])
