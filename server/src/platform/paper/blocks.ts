/** One block of a paper, by its content alone; texts are plain, amounts and days formatted. */
export type PaperBlock =
  | { kind: 'heading' | 'subheading' | 'text' | 'strong' | 'small'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  | { kind: 'note'; title?: string; text: string }
  | { kind: 'rule' }
  | { kind: 'amount'; label: string; amount: string; text?: string }
  | {
      kind: 'table'
      header: readonly string[]
      rows: readonly (readonly string[])[]
      /** shares of the width; by content without */
      widths?: readonly number[]
      /** indices of right-aligned columns */
      numbers?: readonly number[]
      /** the last row is set off from the others */
      total?: readonly string[]
      /** never split between two pages */
      is_whole?: boolean
    }
  | { kind: 'parties'; parties: readonly { title: string; lines: readonly string[] }[] }
  /** signatories side by side: lines under a signature, and room to sign if there is none yet */
  | { kind: 'signatures'; signatures: readonly { title: string; lines: readonly string[]; is_open: boolean }[] }

/** Content that `blocks.typ` prints below the title. */
export type PaperBlocks = { subtitle?: string; blocks: readonly PaperBlock[] }
