type TextRule = readonly [pattern: RegExp, why: string]

// Features of PostgreSQL that machines that share its tables cannot, or a pooler, or a server in another place.
const both: readonly TextRule[] = [
  [
    /\bskip\s+locked\b|\.skipLocked\(/i,
    'rows that are skipped because they are locked: jobs are pg-boss’s, claims are an update of a few rows',
  ],
  [/\bwith\s+recursive\b|\.withRecursive\(/i, 'a recursive query'],
  [/\bmerge\s+into\b|\.mergeInto\(/i, 'merge'],
  [/\bpg_(try_)?advisory_/i, 'an advisory lock'],
  [/\b(nextval|currval|setval|lastval)\s*\(/i, 'a sequence'],
  [/\bcreate\s+(local\s+|global\s+)?temp(orary)?\b/i, 'a temporary table'],
]

const ofMigrations: readonly TextRule[] = [
  ...both,
  [
    /\bcreate\s+(constraint\s+|or\s+replace\s+)*(trigger|function|procedure|rule|sequence|view|materialized\s+view)\b/i,
    'something that acts by itself, or hides where rows are',
  ],
  [/\b(small|big)?serial\b|\bas\s+identity\b/i, 'a number that the database gives: ids are made by the server'],
  [/\bexclude\s+using\b/i, 'an exclusion'],
  [/\bdeferrable\b/i, 'a check that waits for the end of the transaction'],
  [
    /\b(now|clock_timestamp|gen_random_uuid|uuidv7|random)\s*\(|\bcurrent_(date|time|timestamp)\b/i,
    'the database’s own time or chance',
  ],
  [/\bpartition\s+by\s+(?!list\b)|\binherits\b/i, 'partitions but by kind: rows are spread by member'],
  [/\bconcurrently\b/i, 'an index that cannot be made in a transaction'],
]

const ofSources: readonly TextRule[] = [
  ...both,
  [/\boffset\s+(\$\{|\d)|\.offset\(/i, 'OFFSET: a page is found by the key after which it begins'],
  [/\b(now\(\)|clock_timestamp\(\))|\bcurrent_(date|time|timestamp)\b/i, 'the database’s own time'],
  [/`\s*set\s+(?!local\b)(session\b|\w+\s*(=|to)\s)/i, 'a setting of a session, which a pooler gives to somebody else'],
  [/\b(listen|prepare|declare)\s+\$\{|`\s*(listen|prepare|declare)\s/i, 'something of a session'],
]

/** Constructs that a migration may not hold, in sentences. */
export function faultsOfMigration(text: string): string[] {
  return faultsIn(text.replace(/--.*$/gm, ''), ofMigrations)
}

/** Constructs that a file with SQL may not hold, in sentences; in a TypeScript file only its SQL is looked at. */
export function faultsOfSource(text: string): string[] {
  const statements = [...text.matchAll(/\bsql(?:\.raw)?(?:<[^`]*?>)?\(?`([^`]*)`/g)].map(
    ([, statement = '']) => `\`${statement}`,
  )
  const calls = [...text.matchAll(/\.(skipLocked|offset|withRecursive|mergeInto)\(/g)].map(([call]) => call)
  return faultsIn([...statements, ...calls].join('\n'), ofSources)
}

function faultsIn(text: string, rules: readonly TextRule[]): string[] {
  return rules.flatMap(([pattern, why]) => {
    const found = pattern.exec(text)
    return found ? [`“${found[0].trim()}”: ${why}`] : []
  })
}
