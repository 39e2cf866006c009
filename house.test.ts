import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pageGrants } from '@coussinet/contract/domain/permissions.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { describe, expect, it } from 'vitest'
import {
  findEveryImport,
  findExports,
  findImports,
  readSource,
  resolveImport,
  trackedFiles,
} from './scripts/imports.ts'

// The rules of CONTRIBUTING.md that no linter can say.

const root = import.meta.dirname
const tracked = trackedFiles()
const written = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.gen\.ts$|db\.types\.ts$/.test(path))
const sources = written.filter((path) =>
  /^(brand|contract|texts|packages|server|web|e2e|scripts|bench|examples|simulation)\//.test(path),
)
const product = sources.filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))
const text = readSource

// The imports that are left when types are erased.
const valueImportsOf = (path: string) =>
  findImports(path, text(path).replace(/^(?:import|export) type\b[^'"]*['"][^'"]+['"]$/gm, ''))

type Rule = { room: RegExp; never: RegExp; why: string; erased?: true }

const arrows: Rule[] = [
  {
    room: /^contract\/src\//,
    never:
      /^(?!\.\/|\.\.\/|@coussinet\/texts\/(?:\w\w\/[\w-]+-words|[\w-]+)\.ts$|zod\/mini$|ibantools$|vitest$|fast-check$|ibankit$|node:)/,
    why: 'the contract stands on zod, on ibantools for accounts, and on its words',
  },
  {
    room: /^texts\//,
    never: /^(?!\.\.\/fr\/|\.\.\/[\w-]+\.ts$|\.\/|vitest$)/,
    why: 'texts import texts alone',
  },
  {
    room: /^(brand|examples\/(?:second|third)-brand)\//,
    never: /^(?!(?:\.\.\/)+contract\/src\/brand\/)/,
    why: 'a brand is data: it stands on its type',
  },
  { room: /^contract\/src\/(?!.*\.test\.)/, never: /^node:/, why: 'the contract knows no Node' },
  {
    room: /^contract\/src\/domain\/(?!.*\.test\.)/,
    never: /^(?!\.\/|@coussinet\/texts\/(?:\w\w\/[\w-]+-words|[\w-]+)\.ts$)/,
    erased: true,
    why: 'words and pure functions load no schema',
  },
  {
    room: /^packages\/reading\/src\/(?!tests\/|.*\.test\.)/,
    never:
      /^(?!\.\/|(?:\.\.\/)+(?!server|web)|@coussinet\/contract\/|sax$|sharp$|@hyzyla\/pdfium$|tesseract\.js-core\/|node:(?:fs|module|zlib)$)/,
    why: 'what a paper says is told from its bytes alone',
  },
  {
    room: /^packages\/reading\/src\/(?!tests\/|.*\.test\.)/,
    never: /^@coussinet\/contract\//,
    erased: true,
    why: 'a file process may read no code of the contract, whose types it uses',
  },
  {
    room: /^packages\/reading\/src\/(?:tests\/|.*\.test\.)/,
    never: /@coussinet\/(?:server|web)|(?:server|web)\/src/,
    why: 'tests draw papers, and know no server',
  },
  {
    room: /^packages\/reading\/bench\//,
    never: /@coussinet\/(?:server|web)|(?:server|web)\/src/,
    why: 'a corpus knows the reader, and no server',
  },
  {
    room: /^server\/src\/platform\/(?!.*\.test\.)/,
    never: /^#(modules|testing)/,
    why: 'the platform knows no module',
  },
  {
    room: /^server\/src\/cli\/(?!.*\.test\.)/,
    never: /\.store\.ts$/,
    why: 'a command knows a module by its use cases',
  },
  { room: /^server\//, never: /coussinet\/web|\/web\/src/, why: 'the server knows no page' },
  {
    room: /^web\/src\/ui\//,
    never: /^(@coussinet|@tanstack|#(platform|features|shell|start))/,
    why: 'the kit is given its texts and its data',
  },
  {
    room: /^web\/src\/start\/(?!waiting\/|.*\.test\.)/,
    never: /^(@tanstack|#(ui|features|shell|platform))/,
    why: 'an inline script carries nothing of the portal',
  },
  { room: /^web\/src\/platform\//, never: /^#(features|shell)/, why: 'the platform knows no feature' },
  { room: /^web\//, never: /^@coussinet\/server|server\/src/, why: 'pages reach the server by the contract' },
  { room: /^e2e\//, never: /(web|server)\/src/, why: 'a browser test knows what a member knows' },
  {
    room: /^examples\/claims-system\//,
    never: /@coussinet\/|#|(contract|web|server)\/src/,
    why: 'the sample claims system can be copied to where nothing of ours is',
  },
]

describe('who may import whom', () => {
  it.each(arrows)('$why ($room)', ({ room, never, erased }) => {
    const wrong = sources
      .filter((path) => room.test(path))
      .flatMap((path) =>
        (erased ? valueImportsOf : findImports)(path)
          .filter((from) => never.test(from))
          .map((from) => `${path} → ${from}`),
      )
    expect(wrong).toEqual([])
  })

  it('a feature of the web knows no other one', () => {
    const wrong = product
      .filter((path) => path.startsWith('web/src/features/'))
      .flatMap((path) => {
        const own = path.split('/')[3] ?? ''
        return findImports(path)
          .filter((from) => from.startsWith('#features/') && !from.startsWith(`#features/${own}/`))
          .map((from) => `${path} → ${from}`)
      })
    expect(wrong).toEqual([])
  })
})

/**
 * Folders in layers, the lowest first: a folder imports those listed before it, and others of its own line; `.` stands for the files beside
 * the folders, which are not checked if it is missing.
 */
const layersOf: Record<string, readonly string[]> = {
  'server/src/platform': [
    // what a program needs that keeps nothing: failures, keys, settings, days
    'core crypto config time banks search',
    // what keeps, and what counts in it
    'text paper db limits records',
    // what reaches out: to files and their scanner, a payment provider, a collector, a mail server
    'payments identity-providers files observability health outbox',
    // what lets callers in, and reads the others
    'http inbound-mail metrics',
    // the whole, as features get it
    '.',
  ],
  'server/src/modules/refunds': [
    // rules, counters, what an animal’s cover pays and has paid
    'cover',
    // what is sent, stored and read, whatever it belongs to
    'documents',
    // agreements before the care
    'quotes',
    // from the draft to what its member sees of it
    'claims',
    // links by which a vet adds documents
    'vets',
    // what the insurer decides, corrects and pays
    'decisions',
    // messages about it, and the consequences of an animal’s end
    'conversations animals',
    '.',
  ],
  'packages/reading/src': [
    // words of a page, from its text or its picture
    'recognition',
    // rows of words, and what is near to what
    'page',
    // single values, and kinds of care
    'values care',
    // lines and the total that they lead to, and invoices that are data
    'bill invoice-data',
    '.',
  ],
  'contract/src': [
    // words and pure functions, which load no schema
    'domain',
    'fields',
    // what follows from the brand
    'brand',
    'measurement',
    // the calls of members
    '.',
    'integration',
  ],
  'web/src': [
    // the kit, and what a page does before the portal's code is there
    'ui start',
    // what pages say
    'messages',
    'platform',
    // subjects, and the frame around their pages
    'features shell',
    'routes',
    // what starts the portal, in a browser and in the build
    '.',
  ],
  'web/src/platform': [
    // the browser, the reader's language, the server
    'language browser calls',
    'photo page form offline',
    'attachments links passkeys identities reauthentication measurement push private-address',
    '.',
  ],
  // The same parts, in another order: a decision’s page shows its messages.
  'web/src/features/refunds': [
    'device',
    'queries',
    'cover',
    'documents',
    'vets',
    'quotes',
    'claims',
    'conversations',
    'decisions',
  ],
}

describe('folders', () => {
  it.each(Object.entries(layersOf))('%s: a folder imports lower ones alone', (root, layers) => {
    const order = layers.flatMap((layer) => layer.split(' '))
    const folderOf = (path: string) => {
      const [first = '.', ...deeper] = path.slice(root.length + 1).split('/')
      return deeper.length === 0 ? '.' : first
    }
    const isWithin = (path: string) => path.startsWith(`${root}/`) && (folderOf(path) !== '.' || order.includes('.'))
    const files = product.filter((path) => isWithin(path) && !/\/(?:tests|testing|fixtures)\//.test(path))
    const wrong = files.flatMap((path) =>
      findEveryImport(path)
        .map((from) => resolveImport(path, from))
        .filter((target) => isWithin(target) && order.indexOf(folderOf(target)) > order.indexOf(folderOf(path)))
        .map((target) => `${path} → ${target}`),
    )
    expect(wrong).toEqual([])
    expect(new Set(files.map(folderOf))).toEqual(new Set(order))
  })
})

/** Modules of the server by layer: one imports those of lower layers alone, through their public interface. */
const layerOfModule: Record<string, number> = {
  policy: 1,
  events: 1,
  notifications: 2,
  accounts: 3,
  signing: 3,
  refunds: 4,
  contributions: 4,
  contract: 4,
  sponsorship: 4,
  help: 4,
  documents: 5,
  search: 5,
  calendar: 5,
  integration: 5,
  privacy: 5,
  operations: 5,
  demo: 5,
}

/** The tables of each owner; the platform owns those that belong to no subject. */
const tablesOf: Record<string, string> = {
  platform:
    'attempts audit_log idempotency_keys integration_idempotency_keys legal_holds operator_log outgoing_messages portal_facts portal_nodes',
  policy:
    'animals brought_names contract_endings contracts formula_changes members past_contracts price_revisions refund_accounts suspensions',
  events: 'insurer_event_heads insurer_events webhook_deliveries webhook_endpoints webhook_streams webhook_tries',
  accounts:
    'access_tokens former_contacts identities identity_owners invitation_waves invitations links login_names oidc_authorizations passkey_challenges passkey_owners passkeys provider_sessions refresh_tokens sessions',
  signing: 'evidence proof_entries proof_keys proof_lines proof_publications signatures',
  notifications: 'notification_preferences notifications push_owners push_subscriptions',
  refunds:
    'contests disputes invoice_address_tokens invoice_addresses invoice_mails pile_arrivals quotes documents quote_files refund_request_animals refund_request_awaited refund_request_files refund_request_message_files refund_request_messages refund_request_moves refund_requests refunds refund_corrections returned_payments opening_balances usual_decision_days vet_links',
  contributions:
    'card_payment_receipts card_payments card_registrations due_day_revisions mandate_papers mandates payment_cards receipt_attempts receipts refund_account_drafts',
  sponsorship: 'sponsor_codes sponsors sponsorship_draws sponsorship_requests',
  help: 'contact_answers contact_files contact_messages faq_votes',
  documents: 'insurer_documents',
  calendar: 'calendar_feed_tokens calendar_feeds',
  integration: 'integration_client_secrets integration_clients integration_tokens',
  privacy: 'erasure_requests',
  demo: 'demo_card_payments demo_card_registrations demo_messages',
}
const ownerOf = Object.fromEntries(
  Object.entries(tablesOf).flatMap(([owner, tables]) => tables.split(' ').map((table) => [table, owner])),
)

/** Files that name tables of others, and why. */
const exceptions: { where: RegExp; tables: RegExp; why: string }[] = [
  {
    where: /^server\/src\/modules\/refunds\/documents\/kept-bytes\.store\.ts$/,
    tables: /^contact_(files|messages)$/,
    why: 'the limit of bytes is one sum over all that a member sent, and two sums would be two limits',
  },
  {
    where: /^server\/src\/modules\/contributions\/contract-debits\.store\.ts$/,
    tables: /^contracts$/,
    why: 'three columns of a contract are of its debits; that no other store changes them is a rule of its own',
  },
  {
    where: /^server\/src\/modules\/accounts\/session\/session\.store\.ts$/,
    tables: /^members$/,
    why: 'the guard of every call is one statement, and the look-up of a name takes as long for one that nobody bears',
  },
  {
    where: /^server\/src\/modules\/privacy\/erasure\//,
    tables: /./,
    why: 'an erasure treats every table in one transaction',
  },
  {
    where: /^server\/src\/modules\/events\/webhooks\/(log\/deliveries|queue)\.store\.ts$/,
    tables: /^members$/,
    why: 'an event on its way bears its member’s number as it is then, and events and policy stand side by side',
  },
  { where: /^server\/src\/modules\/privacy\/retention\//, tables: /./, why: 'the sweep by age, a line a law' },
  {
    where: /^server\/src\/modules\/privacy\/personal-data\//,
    tables: /./,
    why: 'the copy of a member’s data holds every table',
  },
  { where: /^server\/src\/modules\/operations\/backup\//, tables: /./, why: 'a backup knows tables by the schema' },
  {
    where: /^server\/src\/modules\/operations\/verify\//,
    tables: /^(mandates|mandate_papers|refund_accounts|refunds|signatures)$/,
    why: 'it compares the chain with what it tells of, without the code that wrote it',
  },
  {
    where: /^server\/src\/modules\/operations\/back-office\/members\.store\.ts$/,
    tables: /./,
    why: 'a report across tables',
  },
  { where: /^server\/src\/modules\/demo\//, tables: /./, why: 'the demo’s seed and its insurer write history' },
]

/** Files that write an audit line or a hint without a unit of work, and why. */
const effectsOutside: { where: RegExp; why: string }[] = [
  {
    where: /^server\/src\/modules\/(?:integration\/read-account|refunds\/decisions\/payments\/payment-orders)\.ts$/,
    why: 'reads a whole account for the insurer: the line of who read it is all that is written',
  },
  {
    where:
      /^server\/src\/modules\/(?:privacy\/retention\/place-hold|privacy\/personal-data\/personal-data|operations\/back-office\/messages)\.ts$/,
    why: 'serves commands that open the database alone, and can neither mail nor send an event',
  },
  { where: /^server\/src\/modules\/policy\/animals\/change-animal\.ts$/, why: 'policy lies below the unit of work' },
  { where: /^server\/src\/modules\/demo\/load-demo\.ts$/, why: 'hints go to all members of the demo at once' },
]

describe('modules of the server', () => {
  const isHelper = (path: string) => /\.test\.ts$|\/tests\/|^server\/src\/(testing|fuzz)\//.test(path)
  const served = tracked.filter((path) => /^server\/src\/.*\.ts$/.test(path) && !isHelper(path))
  const moduleOf = (path: string) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null
  const publicInterfaceOf = (module: string) => `server/src/modules/${module}/${module}.ts`

  function wrongImports(path: string): string[] {
    const own = moduleOf(path)
    return findImports(path).flatMap((from) => {
      const target = resolveImport(path, from)
      const other = moduleOf(target)
      const wrong = (why: string) => [`${path} → ${from}: ${why}`]
      if (other === null) return []
      if (other === own) return target === publicInterfaceOf(own) ? wrong('its own public interface') : []
      if (own !== null && (layerOfModule[other] ?? 0) >= (layerOfModule[own] ?? 0)) return wrong('no lower layer')
      if (path.startsWith('server/src/platform/')) return wrong('the platform knows no module')
      // A command starts at once: it opens what it needs, never a store.
      if (path.startsWith('server/src/cli/'))
        return target.endsWith('.store.ts') && !path.endsWith('/command-platform.ts') ? wrong('a store') : []
      const isAttached = own === null && /\/modules\/([^/]+)\/\1\.jobs\.ts$|\.(?:routes|mails)\.ts$/.test(target)
      return target === publicInterfaceOf(other) || isAttached ? [] : wrong('not the public interface')
    })
  }

  it('imports modules of lower layers alone, through their public interface', () => {
    expect(served.flatMap(wrongImports)).toEqual([])
  })

  it('parts of refunds import one another through their public interface', () => {
    const root = 'server/src/modules/refunds'
    const partOf = (path: string) => new RegExp(`^${root}/(\\w+)/`).exec(path)?.[1] ?? null
    const wrong = served.flatMap((path) => {
      const own = partOf(path)
      return findImports(path).flatMap((from) => {
        const target = resolveImport(path, from)
        const other = partOf(target)
        if (own === null || other === null) return []
        const open = `${root}/${other}/${other}.ts`
        if (other === own)
          return target === open
            ? [`${path} → ${from}: import the file that declares it; ${open} is for other parts`]
            : []
        return target === open ? [] : [`${path} → ${from}: import it from ${open}; add it there if it is missing`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('no function of a store leaves its module but a find: others call verbs, which lock, check and write', () => {
    const open = Object.keys(layerOfModule).filter((module) => served.includes(publicInterfaceOf(module)))
    const leaving = open.flatMap((module) =>
      findExports(publicInterfaceOf(module))
        .filter(({ name, isType, from }) => !isType && from.endsWith('.store.ts') && !/^find[A-Z]/.test(name))
        .map(({ name }) => `${module}: ${name}`),
    )
    expect(leaving).toEqual([])
  })

  it('has a layer', () => {
    const named = new Set(served.map(moduleOf))
    expect([...named].filter((module) => module !== null && !(module in layerOfModule))).toEqual([])
  })

  const migrations = tracked.filter((path) => /^server\/migrations\/.*\.sql$/.test(path)).map(text)
  const tables = [
    ...new Set([...migrations.join('\n').matchAll(/^create (?:table|view) (\w+)/gm)].map(([, table = '']) => table)),
  ]
  const names = tables.join('|')
  const naming = [
    new RegExp(
      `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\\(\\s*\\[?\\s*['"\`](${names})\\b`,
      'g',
    ),
    new RegExp(`\\b(?:from|join|into|update|delete from|truncate|only|table)\\s+(${names})\\b(?!\\s+['"])`, 'gi'),
    new RegExp(`\\b(?:table|tables): \\[?'(${names})'`, 'g'),
    new RegExp(`\\b(?:notHeld|inLife)\\('(${names})'`, 'g'),
    new RegExp(`\\bof \\[('(?:${names})'(?:, '(?:${names})')*)\\] as const`, 'g'),
  ]

  function namedIn(path: string): string[] {
    const code = text(path)
      .replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
      .replace(/^import .*$/gm, '')
    return [
      ...new Set(
        naming.flatMap((pattern) => [...code.matchAll(pattern)].flatMap(([, found = '']) => found.match(/\w+/g) ?? [])),
      ),
    ]
  }

  it('names a table in a store of its owner alone', () => {
    const wrong = served.flatMap((path) => {
      const module = moduleOf(path) ?? (path.startsWith('server/src/platform/') ? 'platform' : 'none')
      const isOwn = (table: string) =>
        module === ownerOf[table] && (module === 'platform' || path.endsWith('.store.ts'))
      const isDeclared = (table: string) =>
        exceptions.some(({ where, tables: of }) => where.test(path) && of.test(table))
      return namedIn(path)
        .filter((table) => !isOwn(table) && !isDeclared(table))
        .map((table) => `${path}: ${table}`)
    })
    expect(wrong).toEqual([])
  })

  it('every table has an owner, and every exception is still needed', () => {
    expect(tables.filter((table) => !(table in ownerOf))).toEqual([])
    const unneeded = exceptions.filter(
      ({ where, tables: of }) =>
        !served.some((path) => where.test(path) && namedIn(path).some((table) => of.test(table))),
    )
    expect(unneeded.map(({ why }) => why)).toEqual([])
  })

  it('the columns of a contract that are of its debits are changed by contributions alone', () => {
    const debits = 'server/src/modules/contributions/contract-debits.store.ts'
    const others = 'server/src/modules/policy/contracts/contracts.store.ts'
    const changing = served.filter(
      (path) => !path.startsWith('server/src/modules/demo/') && /updateTable\('contracts'\)/.test(text(path)),
    )
    expect(changing).toEqual([debits, others])
    const set = [...text(others).matchAll(/\.set\(([^)]*)\)/g)].map(([, columns = '']) => columns)
    expect(set.filter((columns) => /\b(?:amount_due_cents|due_day|last_mandate_number)\b/.test(columns))).toEqual([])
    expect(text(others)).toContain("type OwnColumns = Omit<UpsertedContract, 'due_day' | 'amount_due_cents'>")
  })

  it('audit lines, hints, notifications and events are written by a unit of work', () => {
    const isDeclared = (path: string) => effectsOutside.some(({ where }) => where.test(path))
    const named = (path: string) =>
      [...text(path).matchAll(/^import \{([^}]*)\} from '[^']+'/gm)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter((name) => /^(?:audit|announce|notify|publishInsurerEvent)(?: as \w+)?$/.test(name))
    const outside = served.filter(
      (path) => /^server\/src\/(?:modules\/(?!notifications\/)|cli\/)/.test(path) && named(path).length > 0,
    )
    expect(outside.filter((path) => !isDeclared(path))).toEqual([])
    const unneeded = effectsOutside.filter(({ where }) => !outside.some((path) => where.test(path)))
    expect(unneeded.map(({ why }) => why)).toEqual([])
  })

  it('one function moves a refund request', () => {
    const store = 'server/src/modules/refunds/claims/requests/refund-requests.store.ts'
    const users = served.filter((path) => /\bchangeStatus\b/.test(text(path)))
    expect(users).toEqual([store, 'server/src/modules/refunds/claims/requests/transition.ts'])
    const writers = served.filter((path) =>
      /updateTable\('refund_requests'\)[^;]*?\.set\(\{[^}]*\bstatus\b/s.test(text(path)),
    )
    expect(writers).toEqual(['server/src/modules/demo/seed/seed-refunds.ts', store])
  })
})

describe('names', () => {
  it('no file bears a name that says nothing', () => {
    const banned = /^(utils?|helpers?|common|shared|misc|manager|services?|data|info|index|types|constants)\.tsx?$/
    expect(sources.filter((path) => banned.test(basename(path)) && !path.startsWith('web/src/routes/'))).toEqual([])
  })

  // A reader greps for a type by its subject, for a function by its verb.
  const searched = product.filter((path) => /^(?:(?:contract|server|web)\/src|packages)\/.*\.tsx?$/.test(path))
  const declared = (form: RegExp) =>
    searched.flatMap((path) => [...text(path).matchAll(form)].map(([, name = '']) => ({ name, path })))
  const types = declared(/^(?:export )?(?:type|class) ([A-Z]\w*)/gm)
  const oneWord = types.filter(({ name }) => /^[A-Z][a-z\d]*$/.test(name))

  it('a type of one word is declared in two files at most', () => {
    const filesOfName = Map.groupBy(oneWord, ({ name }) => name)
    const many = [...filesOfName].map(([name, all]) => [name, new Set(all.map(({ path }) => path))] as const)
    expect(many.filter(([, files]) => files.size > 2)).toEqual([])
  })

  it('no type bears a participle alone: `Told` is `RefundFacts`, `Sending` is `MessageInput`', () => {
    const irregular =
      /^(?:Bound|Brought|Built|Caught|Chosen|Done|Drawn|Found|Frozen|Given|Heard|Held|Kept|Known|Left|Lost|Made|Meant|Paid|Ran|Said|Seen|Sent|Shown|Sold|Sought|Spent|Taken|Told|Understood|Un(?:paid|sent|taken)|(?:Re)?[Ww]ritten)$/
    const nouns = /^(?:Holding|Reading|Setting|Thing|Translated)$/
    const isParticiple = (name: string) => (/(?:ing|ed)$/.test(name) || irregular.test(name)) && !nouns.test(name)
    expect(oneWord.filter(({ name }) => isParticiple(name))).toEqual([])
  })

  it('no exported function ends in `Of` without a verb', () => {
    const verbs = /^(?:find|is|record)[A-Z]/
    const read = ['anyOf'] // as SQL reads
    const named = declared(
      /^export (?:async )?(?:function\*? |const (?=\w+(?:: [^=]+)? = (?:async )?(?:[(<]|\w+ =>|\w+$)))(\w+Of)\b/gm,
    )
    expect(named.filter(({ name }) => !verbs.test(name) && !read.includes(name))).toEqual([])
  })
})

describe('how it is written', () => {
  const forbidden: [string, RegExp, RegExp][] = [
    ['the React Compiler memoises', /^web\/src\//, /\b(useMemo|useCallback)\(|\bmemo\(/],
    // The compiler keeps a value that nothing of the component's changes.
    ['a page follows the day (useToday)', /^web\/src\/(features|shell|routes)\/.*\.tsx$/, /[={]\s*today\(\)/],
    // A state that nobody reads fails too: what is needed until some moment is stored in the state itself.
    ['a state is read by who sets it', /^web\/src\//, /const \[, set/],
    [
      'a docstring begins with a verb or a noun',
      /^(contract|texts|packages|server|web|scripts|e2e|bench|brand|examples)\//,
      /\/\*\*\s+(?:\*\s+)?(?:What|Of|Whether|Who|Where|When|Which|How|Until|As|To|False|Nobody|Said|With|By|For)\b/i,
    ],
    ['effects live in the kit and the platform', /^web\/src\/(features|shell|routes)\//, /\buse(Layout)?Effect\(/],
    // React's own keeps a failure for good; what may be missing without a word answers nothing in its place.
    [
      'code that comes later fails in its place (lazyPart)',
      /^web\/src\/(?!platform\/page\/)/,
      /^(?![\s\S]*=> null)[\s\S]*\blazy\(/,
    ],
    // The order of a language costs a slow phone 70 ms at its first use: names alone are shown in it (`Intl.Collator`).
    [
      'days, months and instants are ordered as the strings they are',
      /^(contract|web|server)\/src\/(?!.*(?:domain\/strings\.ts|\.test\.))/,
      /\blocaleCompare\b/,
    ],
    ['no HTML from strings', /^web\//, /dangerouslySetInnerHTML|\.innerHTML\b/],
    [
      'no escape from the types',
      /^(contract|texts|packages|server|web)\//,
      /@ts-(ignore|expect-error|nocheck)|\bas any\b|<any>|: any(?=[;,)\]=])/,
    ],
    ['no suppressed lint', /./, /(oxlint|eslint|biome)-(disable|ignore)/],
    ['nothing is put off', /./, /\b(TODO|FIXME|HACK|XXX)\b/],
    // They hold the keys of the portal.
    [
      'settings are not written to the log',
      /^server\/src\/.*(?<!\.test)\.ts$/,
      /\blog\.\w+\(\s*\{[^}]*\b(?:secrets|config)\b(?!\.)/,
    ],
    ['no skipped test', /\.(test|e2e)\.tsx?$/, /\b(it|test|describe)\.(skip|only|todo|fixme)\b/],
    ['no absolute path', /./, /['"`]\/(work|home|root|Users)\//],
    // en-CA, sv-SE, en-GB: their looks are not the same in every engine, and on WebKit with an older ICU are no ISO days.
    [
      'a date is formatted for readers of our languages',
      /./,
      /\b(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*\[?\s*['"`](?!fr\b|it\b|nl-BE\b|en['"`])/,
    ],
    [
      'a day or a time is put together from parts',
      /./,
      /^(?=[\s\S]*\bDateTimeFormat\(\s*['"`]en['"`])(?![\s\S]*\b(?:formatToParts|resolvedOptions)\()/,
    ],
    [
      'a field’s error is a key of the catalogue, or does not compile',
      /^contract\/src\/(?!.*\.test\.)/,
      /\b(?:error|message): (?:'[a-z][\w.]*'|`[^`]*`)(?! satisfies FieldCode)|\bminLength\(1, '\w+'(?! satisfies FieldCode)/,
    ],
    ['a language is named once', /^(server|web|contract|brand)\/(?!.*\.test\.)/, /'fr' \| 'it'|'it' \| 'fr'/],
    ['de or d’ before a name is deName’s', /^(?:(?:server|web|contract)\/src|texts\/fr)\//, /\[aeiou|d’\$\{/],
    [
      'numbers, amounts and months are put in words by format.ts',
      /^(?:(?:server|web|contract)\/src|texts)\/(?!domain\/format\.ts|platform\/language\/format\.ts|.*\.test\.)/,
      /\bIntl\.NumberFormat\(|style: 'currency'|\bmonth: 'long'/,
    ],
    ['no locale stands for ISO dates', /./, /['"`](?:en-CA|fr-CA|sv|sv-SE|lt|lt-LT|en-SE|ja-JP|zh-CN)['"`]/],
  ]
  it.each(forbidden)('%s', (_why, room, pattern) => {
    expect(sources.filter((path) => room.test(path) && pattern.test(text(path)))).toEqual([])
  })

  it('libraries run as they are published', () => {
    const build = tracked.filter((path) => path === 'web/vite.config.ts' || path.startsWith('web/scripts/'))
    const tricks =
      /\.production\.js|preload-helper|createLucideIcon|scroll-restoration|(?:query-core|react-query|router-core|lucide-react).*\.m?js|rolldown-runtime-\[|\bexclude:|alias: \{/
    expect(build.length).toBeGreaterThan(10)
    expect(build.filter((path) => tricks.test(text(path)))).toEqual([])
  })

  it('an Italian article before a day is elided where it must be', () => {
    const article = /\b(il|d?al|[dn]el|sul) \$\{(?!phone|year|rate|recipient|figures|insurer)/i
    // `elided(` is on the line itself, or on the line where the enclosing call begins.
    const isElided = (lines: string[], at: number) =>
      lines
        .slice(Math.max(0, at - 4), at + 1)
        .join('\n')
        .includes('elided(')
    const wrong = product
      .filter((path) => /^(?:(?:server|web|contract)\/src|texts\/it)\//.test(path))
      .flatMap((path) => {
        const lines = text(path).split('\n')
        return lines.filter((line, at) => article.test(line) && !isElided(lines, at))
      })
    expect(wrong).toEqual([])
  })

  it('no template puts an Italian article before a value that may be a day: papers are handed both, elided', () => {
    const article = /\b(il|d?al|[dn]el|sul)[ ~]#(?!insurer\.phone|text\(weight: 600, insurer\.phone)/i
    const templates = tracked.filter((path) => /^texts\/it\/.*\.typ$/.test(path))
    expect(templates.length).toBeGreaterThan(2)
    expect(
      templates.flatMap((path) =>
        text(path)
          .split('\n')
          .filter((line) => article.test(line)),
      ),
    ).toEqual([])
  })
})

describe('style sheets', () => {
  const sheets = tracked.filter((path) => /^web\/src\/(?!ui\/theme\/).*\.css$/.test(path))
  const stemOf = (sheet: string) => basename(sheet, '.module.css')
  const plain = (sheet: string) => text(sheet).replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, '')
  const selectors = (sheet: string) =>
    [...plain(sheet).matchAll(/([^{};]+)\{/g)].map(([, one = '']) => one.trim()).filter((one) => !one.startsWith('@'))
  const classes = (selector: string) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)
  // Names in `:global()` are those of another sheet or of the theme.
  const own = new Map(
    sheets.map((sheet) => [
      stemOf(sheet),
      new Set(selectors(sheet).flatMap((one) => classes(one.replaceAll(/:global\([^()]*\)/g, '')))),
    ]),
  )
  const named = sources
    .filter((path) => path.startsWith('web/src/'))
    .flatMap((path) => {
      const code = text(path)
      return [...code.matchAll(/^import (\w+) from '[^']*?([^'/]+)\.module\.css'$/gm)].flatMap(
        ([, styles = '', stem = '']) =>
          [...code.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, name]) => ({
            path,
            stem,
            name,
          })),
      )
    })
  const scoped = /\.([A-Za-z][\w-]*?)_([A-Za-z]\w*)/g

  it('are modules, and the name of one stands once', () => {
    expect(sheets.filter((sheet) => !sheet.endsWith('.module.css'))).toEqual([])
    const stems = sheets.map((sheet) => stemOf(sheet).toLowerCase())
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
  })

  it('are imported from their own folder, or are of the kit', () => {
    const borrowed = product
      .filter((path) => path.startsWith('web/src/') && !path.startsWith('web/src/testing/'))
      .flatMap((path) =>
        findImports(path)
          .filter((from) => from.endsWith('.module.css'))
          .map((from) => resolveImport(path, from))
          .filter((sheet) => dirname(sheet) !== dirname(path) && !sheet.startsWith('web/src/ui/'))
          .map((sheet) => `${path} → ${sheet}`),
      )
    expect(borrowed).toEqual([])
  })

  it('hold each class that a component names, as a whole word', () => {
    expect(named.length).toBeGreaterThan(500)
    expect(named.filter(({ stem, name }) => name === undefined || !own.get(stem)?.has(name))).toEqual([])
  })

  it('hold no class that no component names', () => {
    const used = new Set(named.map(({ stem, name }) => `${stem}_${name}`))
    const all = [...own].flatMap(([stem, names]) => [...names].map((name) => `${stem}_${name}`))
    expect(all.filter((name) => !used.has(name))).toEqual([])
  })

  it('and browser tests name classes of other sheets that are there', () => {
    const literals = (path: string) =>
      [
        ...text(path)
          .replaceAll(/\$\{[^}]*\}/g, '')
          .matchAll(/'[^'\n]*'|`[^`]*`/g),
      ].map(([one]) => one)
    const foreign = [
      ...tracked.filter((path) => /^web\/src\/.*\.css$/.test(path)).map((path) => [path, selectors(path)] as const),
      ...sources
        .filter((path) => /^(e2e(?!\/engines\/driver)|bench)\//.test(path))
        .map((path) => [path, literals(path)] as const),
    ].flatMap(([path, all]) =>
      all.flatMap((one) => [...one.matchAll(scoped)]).map(([, stem = '', name = '']) => ({ path, stem, name })),
    )
    expect(foreign.length).toBeGreaterThan(200)
    expect(foreign.filter(({ stem, name }) => !own.get(stem)?.has(name))).toEqual([])
  })
})

describe('words', () => {
  // All literals, the short ones too: to look for long ones alone would take the gap between two short ones for a text.
  const literals = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
  const plain = (literal: string) =>
    literal
      .replaceAll(/\$?\{[^}]*\}/g, '{}')
      .replaceAll(/\\u00a0|\s/g, ' ')
      .toLowerCase()
      .replace(/[ .:!?]+$/, '')
      .trim()
  // A demonstration, tests and the page of the kit say what others say; what is signed keeps its words, whose hash is evidence.
  const isApart = (path: string) =>
    /\/(?:demo|fuzz|testing|tests|kit)\/|^texts\/\w\w\/(?:demo|mandate-paper|account-text)\.ts$/.test(path)
  const isText = (one: string) => /^[\p{L}{«].* /u.test(one) && !/[<>=;|/]/.test(one)
  const readers = new Map<string, Set<string>>()
  for (const path of product.filter((one) => /^(?:contract|server|web)\/src\//.test(one)))
    for (const target of findImports(path)
      .filter((from) => from.startsWith('@coussinet/texts/'))
      .map((from) => from.replace('@coussinet/', '')))
      readers.set(target, (readers.get(target) ?? new Set()).add(path.split('/')[0] ?? ''))
  // A text belongs to the side that imports it; texts of both sides are in the words, which the contract exports.
  const roomsOf = (text: string) => ['contract', 'server', 'web'].filter((room) => readers.get(text)?.has(room))
  const isOf = (room: string) => (path: string) =>
    /^texts\/\w\w\//.test(path) ? roomsOf(path).includes(room) : path.startsWith(`${room}/src/`)
  const saidIn = (room: (path: string) => boolean) =>
    new Map(
      product
        .filter((path) => room(path) && !isApart(path))
        .flatMap((path) =>
          [...text(path).matchAll(literals)].map(
            ([, quoted, template]) => [plain(quoted ?? template ?? ''), path] as const,
          ),
        )
        .filter(([one]) => isText(one)),
    )
  const server = saidIn(isOf('server'))
  const web = saidIn(isOf('web'))
  const contract = saidIn((path) => isOf('contract')(path) || path.startsWith('brand/'))
  const twins = (one: typeof server, other: typeof server, least: number) =>
    [...one].flatMap(([said, path]) => {
      const twin = said.length >= least ? other.get(said) : undefined
      return twin === undefined ? [] : [`${said}: ${path}, ${twin}`]
    })

  it('each file of texts is of one room', () => {
    const files = product.filter((path) => /^texts\/\w\w\//.test(path))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((path) => roomsOf(path).length !== 1)).toEqual([])
    expect(files.filter((path) => path.endsWith('-words.ts') !== isOf('contract')(path))).toEqual([])
  })

  it('no text of two words stands in both rooms', () => {
    expect(Math.min(server.size, web.size)).toBeGreaterThan(1000)
    expect(twins(server, web, 12)).toEqual([])
  })

  // A label of a form may name what a page names: only sentences are compared.
  it('no sentence of the contract or the brand stands in a room, too', () => {
    expect([...twins(contract, server, 30), ...twins(contract, web, 30)]).toEqual([])
  })

  it('a paper or an answer that names a page or a button names it as pages do', () => {
    const named = (one: string) => one.replaceAll(/\\u00a0|[\s~]/g, ' ').trim()
    const shown = product.filter(
      (path) => isOf('web')(path) || (isOf('contract')(path) && /^(?:contract\/src\/domain|texts)\//.test(path)),
    )
    const topics = tracked
      .filter((path) => /^texts\/\w+\/help\.json$/.test(path))
      .flatMap((path) => [...JSON.stringify(JSON.parse(text(path)).topics).matchAll(/":"([^"]*)"/g)])
    const names = new Set([
      ...topics.map(([, label = '']) => named(label)),
      ...shown.flatMap((path) =>
        [...text(path).matchAll(literals)].map(([, quoted, template]) => named(quoted ?? template ?? '')),
      ),
    ])
    const papers = tracked.filter(
      (path) =>
        /^server\/src\/modules\/documents\/.*\.(ts|typ|json)$|^texts\/\w\w\/(?:help\.json|[\w-]*papers?\.ts|\w+\.typ)$/.test(
          path,
        ) && !/\btests?\b/.test(path),
    )
    // Conditions define their own words: « Nous ».
    const quoted = papers.flatMap((path) =>
      [...text(path).matchAll(/[«“]([^»”]*)[»”]/g)]
        .map(([, one = '']) => named(one))
        .filter((one) => /^\p{Lu}/u.test(one) && !/^(Nous|Noi|Vous|Lei)$/.test(one))
        .map((one) => ({ one, path })),
    )
    expect(quoted.length).toBeGreaterThan(60)
    expect(quoted.filter(({ one }) => !names.has(one))).toEqual([])
  })
})

describe('the contract', () => {
  const routes = product
    .filter((path) => path.endsWith('.routes.ts'))
    .map(text)
    .join('\n')
  const web = product
    .filter((path) => path.startsWith('web/src/'))
    .map(text)
    .join('\n')
  // Pages get the files of a request or quote with it and documents by the given addresses; other programs read the calendar.
  const notCalledByName = new Set([
    'listRequestFiles',
    'getRequestFile',
    'getRequestFilePage',
    'getRequestFileThumbnail',
    'listQuoteFiles',
    'getQuoteFile',
    'getQuoteFilePage',
    'getQuoteFileThumbnail',
    'getBenefitSlip',
    'getDisputeDossier',
    'getReceiptDocument',
    'getYearStatement',
    'getYearTable',
    'getDocument',
    'getInsurerDocument',
    'readCalendarFeed',
    // a provider's own call
    'endProviderSessions',
  ])

  it.each(everyEndpoint.map(({ name }) => [name]))('%s is served, and called', (name) => {
    expect(routes).toMatch(new RegExp(`\\b${name}\\b`))
    if (!notCalledByName.has(name)) expect(web).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('names each call once', () => {
    expect(new Set(everyEndpoint.map(({ name }) => name)).size).toBe(everyEndpoint.length)
    expect(new Set(everyEndpoint.map(({ method, path }) => `${method} ${path}`)).size).toBe(everyEndpoint.length)
  })
})

describe('pages', () => {
  // Addresses that each test of all pages opens.
  const places = tracked
    .filter((path) => /^e2e\/portal\/(?:places\/|profile\/money-places)/.test(path))
    .map(text)
    .join('\n')
  const [, list = ''] = /\n {2}to:\n(.*?)\n {2}id:/s.exec(text('web/src/routeTree.gen.ts')) ?? []
  const routes = [...list.matchAll(/'([^']+)'/g)].map(([, route = '']) => route)
  // One leads on at once, and an unknown address is any.
  const without = new Set(['/profile/receipts/due', '/$'])

  it('each has a place in e2e/portal/places', () => {
    const isPlace = (route: string) =>
      new RegExp(`['\`]${route.replaceAll(/\$\w+/g, '(?:\\$\\{\\w+\\}|[\\w-]+)')}(?:\\?[^'\`]*)?['\`]`).test(places)
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.filter((route) => !without.has(route) && !isPlace(route))).toEqual([])
  })
})

describe('the grants of pages', () => {
  const guards = tracked.flatMap((path) => {
    const [, page = '', guard] =
      /createFileRoute\('\/_member(.+?)'\).*beforeLoad: requireGrant\((.+?)\)/s.exec(
        path.startsWith('web/src/routes/') ? text(path) : '',
      ) ?? []
    return guard === undefined ? [] : [[page, guard] as const]
  })

  it('stand in the guards of the routes as in the table that search and notifications ask', () => {
    const table = Object.entries(pageGrants).map(([page, needed]) => {
      const [[kind, grant] = []] = Object.entries(needed)
      return [page, `{ ${kind}: '${grant}' }`]
    })
    expect(Object.fromEntries(guards)).toEqual(Object.fromEntries(table))
  })
})

describe('what only `npm run test:deep` tries', () => {
  const ids = (code: string) => [...code.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id = '']) => id)
  // From the line that begins a tagged test, or a group that holds one, to the line that ends it.
  const tagged = /^( *)test(?:\.describe)?\((?:(?!^\1\S)[^])*?'@deep'[^]*?^\1\}?\)/gm
  const tests = tracked.filter((path) => /\.(?:test|e2e)\.tsx?$/.test(path))
  const long = tests.flatMap((path) => [...text(path).matchAll(tagged)].map(([code]) => code))
  const proven = new Set(tests.flatMap((path) => ids(text(path).replaceAll(tagged, ''))))

  it('varies what CI proves: each of its requirements has a test in `npm test` or `npm run test:long`', () => {
    expect(long.length).toBeGreaterThan(5)
    expect(long.flatMap(ids).filter((id) => !proven.has(id))).toEqual([])
  })
})

describe('French texts', () => {
  // In the alphabet of an SMS a no-break space would cost half of the message.
  const inSms = new Set([
    'server/src/modules/accounts/security/account-changes/other-holders.mails.ts',
    'server/src/modules/signing/messages/code-sms.ts',
  ])
  // Documents for developers and operators.
  const others = /^(?:web\/src\/testing\/|server\/src\/(?:start\.ts$|testing\/|fuzz\/|.*\/tests\/))/
  const literals = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n$]|\\.|\$(?!\{)|\$\{[^{}`\n]*\})*`/g
  const passwordSigns = '(ex. ! ? # @)'
  const breakable = /[^\s] [:;?!»](?=$|[^\p{L}\p{N}:=])|« |\u202f/u

  // Of the non-breaking spaces, the fonts of pages and papers have only the wide one.
  it('have a no-break space before : ; ? ! » and after «', () => {
    const wrong = product
      .filter(
        (path) =>
          /^(?:(?:brand|contract|server|web)\/src|texts\/fr)\//.test(path) && !inSms.has(path) && !others.test(path),
      )
      .flatMap((path) =>
        [
          ...text(path)
            .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
            .matchAll(literals),
        ]
          .map(([literal]) =>
            literal
              .slice(1, -1)
              .replaceAll(/\$\{[^{}]*\}/g, 'x')
              .replace(passwordSigns, ''),
          )
          .filter((words) => breakable.test(words))
          .map((words) => `${path}: ${words}`),
      )
    expect(wrong).toEqual([])
  })
})

describe('the documents', () => {
  const documents = tracked.filter((path) => path.endsWith('.md') && !path.includes('LICENSE'))
  const scripts = Object.keys(JSON.parse(text('package.json')).scripts)

  it.each(documents.map((path) => [path]))('%s names paths and scripts that exist', (document) => {
    const content = text(document)
    const paths = [
      ...content.matchAll(/`((?:brand|contract|texts|packages|server|web|e2e|scripts|docs|bench)\/[\w./$-]+)`/g),
    ].map(([, path = '']) => path)
    const links = [...content.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    )
    // A build makes it.
    const wanted = [...paths, ...links].filter((path) => !/^(?:web|server)\/dist(?:\/|$)/.test(path))
    expect(wanted.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const named = [...content.matchAll(/npm (?:run )?(start|test|dev|check|e2e|bench|demo|map|db:\w+)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('links name headings that exist', () => {
    const anchorOf = (heading: string) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\d_\- ]/gu, '')
        .replaceAll(' ', '-')
    const anchors = new Map(
      documents.map((path) => [path, [...text(path).matchAll(/^#+ (.+)$/gm)].map(([, one = '']) => anchorOf(one))]),
    )
    const missing = documents.flatMap((path) =>
      [...text(path).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
        .filter(([, file, anchor = '']) => {
          const named = anchors.get(file ? join(dirname(path), file) : path)
          return named !== undefined && !named.includes(anchor)
        })
        .map(([link]) => `${path}: ${link}`),
    )
    expect(missing).toEqual([])
  })

  it('tables can be read in a terminal: no cell is longer than 160 characters', () => {
    const long = documents
      .filter((path) => !path.startsWith('docs/decisions/'))
      .flatMap((path) =>
        [...text(path).matchAll(/^\|(.*)\|$/gm)]
          .flatMap(([, row = '']) => row.split(/(?<!\\)\|/))
          .filter((cell) => !/^ *:?-+:? *$/.test(cell) && cell.trim().length > 160)
          .map((cell) => `${path}: ${cell.trim()}`),
      )
    expect(long).toEqual([])
  })

  it('ARCHITECTURE.md draws the layers as they are', () => {
    const drawn = [...text('ARCHITECTURE.md').matchAll(/^([1-5]) {3}([a-z ]+)$/gm)].flatMap(([, layer, modules = '']) =>
      modules.split(/ +/).map((module) => [module, Number(layer)]),
    )
    const explained = [...text('ARCHITECTURE.md').matchAll(/^\| `(\w+)` +\|/gm)].map(([, module = '']) => module)
    expect(Object.fromEntries(drawn)).toEqual(layerOfModule)
    expect(explained.toSorted()).toEqual(Object.keys(layerOfModule).toSorted())
  })

  it('docs/glossary.md explains words that the code uses', () => {
    const words = [...text('docs/glossary.md').matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, word = '']) => word)
    const code = sources
      .filter((path) => /^(contract|texts|server|web|brand)\//.test(path))
      .map(text)
      .join('\n')
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`, 'i').test(code))).toEqual([])
  })

  const records = documents.filter((path) => /^docs\/decisions\/\d/.test(path))

  it.each(records.map((path) => [path]))('%s has the form of a decision', (record) => {
    const content = text(record)
    const number = Number(basename(record).slice(0, 4))
    expect(content).toMatch(
      new RegExp(
        `^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\. Status: (?:accepted|superseded)\\b[^\\n]*\\.\\n\\n## Context\\n`,
      ),
    )
    expect([...content.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
  })

  it('the list of decisions names each by its number and title, whether it holds, and no other', () => {
    const rows = records.map((path) => {
      const [title = '', , status = ''] = text(path).split('\n')
      const [, number = '', name = ''] = /^# (\d+)\. (.+)$/.exec(title) ?? []
      const state = /Status: superseded/.test(status)
        ? 'superseded'
        : /superseded in part/.test(status)
          ? 'in part'
          : ''
      return [number, `[${name}](${path.replace('docs/decisions/', '')})`, state]
    })
    expect(rows.map(([number]) => Number(number))).toEqual(rows.map((_, place) => place + 1))
    const listed = [...text('docs/decisions/README.md').matchAll(/^\| +(\d+) +\| (\[.+?\)) +\| *(.*?) *\|$/gm)]
    expect(listed.map(([, ...row]) => row)).toEqual(rows)
  })

  it('a decision that supersedes another one is named by it, and the other way round', () => {
    const status = (path: string) => text(path).split('\n')[2] ?? ''
    const links = (path: string, verb: RegExp) =>
      [...status(path).matchAll(verb)].flatMap(([clause]) =>
        [...clause.matchAll(/\]\((\d{4}[\w-]*\.md)\)/g)].map(([, file = '']) => `docs/decisions/${file}`),
      )
    const newer = records.flatMap((path) =>
      links(path, /Supersedes\b[^.;]*(?:\.md\)[^.;]*)+/g).map((of) => `${path} ${of}`),
    )
    const older = records.flatMap((path) =>
      links(path, /superseded\b[^.;]*(?:\.md\)[^.;]*)+/g).map((by) => `${by} ${path}`),
    )
    expect(newer.length).toBeGreaterThan(0)
    expect(newer.toSorted()).toEqual(older.toSorted())
  })

  it('docs/settings.md names each setting that is read, and no other', () => {
    // Set by the system for every program, by who makes a portal a production's, and by `npm run dev` for its own part.
    const notSettings = ['PATH', 'USER', 'LOGNAME', 'SUDO_USER', 'PGHOST', 'NODE_ENV', 'API_PORT']
    const read = product
      .filter((path) => /^(brand|contract|server|web)\//.test(path) && !path.startsWith('server/src/testing/'))
      .flatMap((path) =>
        [...text(path).matchAll(/(?:\benv\[|\(\s*env,\s*)'([A-Z][A-Z\d_]+)'/g)].map(([, name = '']) => name),
      )
    const [, list = ''] =
      /export const secrets = \[([^\]]*)\]/.exec(text('server/src/platform/config/environment.ts')) ?? []
    const secrets = [...list.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => [name, `${name}_FILE`])
    const settings = new Set([...read, ...secrets].filter((name) => !notSettings.includes(name)))
    const items = [...text('docs/settings.md').matchAll(/^- ((?:`\w+`(?:, )?)+) \(/gm)].map(([, names = '']) => names)
    const named = items.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    expect(named.toSorted()).toEqual([...settings].toSorted())
  })
})
