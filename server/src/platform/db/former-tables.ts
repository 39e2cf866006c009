/**
 * Tables that the former release knows by another name, with the view of the new name that this one reads and writes them
 * through. The next release renames them (decision 97).
 */
export const viewOfFormerTable: Readonly<Record<string, string>> = { contests: 'disputes' }
