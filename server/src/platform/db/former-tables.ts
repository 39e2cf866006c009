/**
 * Tables that the former release knows by another name: the view of the new name that this one reads and writes them through,
 * and the columns that it renames. The next release renames them (decision 97); where Citus is, `coussinet distribute` has.
 */
export const formerTables: Readonly<Record<string, { view: string; columns: Readonly<Record<string, string>> }>> = {
  contests: {
    view: 'disputes',
    columns: { contest_id: 'dispute_id', contested_decision: 'disputed_decision' },
  },
}

/**
 * Names that this release does not use: tables that it uses through a view, views under which the former release goes on with
 * what are documents now, and the partitions behind those (decision 100).
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
