const refused: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|view|type|schema)\b/i, 'takes away what an older node still reads'],
  [/\brename\b/i, 'renames what an older node still reads'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i, 'changes a type under an older node'],
  [/\bset\s+not\s+null\b/i, 'demands what an older node does not write'],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?:(?!default|generated|,|;)[\s\S])*?\bnot\s+null\b(?![^;,]*\bdefault\b)/i,
    'demands a new column that an older node does not write',
  ],
]

/** Why the previous release would not run on the schema that this migration leaves; empty when it would (REL-16). */
export function notOnlyExpanding(migration: string): string[] {
  const statements = migration.replace(/^\s*--.*$/gm, '').split(/;\s*$/m)
  // A table may change its name where a view goes on under the former one.
  const views = new Set([...migration.matchAll(/^create\s+view\s+(\w+)\s/gim)].map(([, name]) => name))
  const isRenamedWithView = (statement: string) =>
    views.has(/^\s*alter\s+table\s+(\w+)\s+rename\s+to\s+\w+\s*$/i.exec(statement)?.[1])
  return statements.flatMap((statement) =>
    refused
      .filter(([pattern]) => pattern.test(statement) && !isRenamedWithView(statement))
      .map(([, why]) => `${why}: ${statement.trim().slice(0, 120)}`),
  )
}
