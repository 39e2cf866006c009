import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'
import { listChildren, isNode, type Node, listNodes } from './syntax.ts'

type Imported = { local: string; name: string; from: string }
type Declaration = { code: string; names: string[]; uses: Set<string> }
type Cut = { start: number; end: number; text: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCut = (id: string) =>
  id.startsWith(root) &&
  /^(?:texts\/.+|web\/src\/messages\/.+|contract\/src\/(?:domain\/.+|brand\/values))\.ts$/.test(id.slice(root.length))
const cutId = /^(.+\.ts)\?declares=(\w+)$/

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '')

/** Identifiers that a node reads, without the names of members and of keys. */
function identifiersOf(node: Node): Node[] {
  if (node.type === 'Identifier') return [node]
  const isNamed = (node.type === 'MemberExpression' || node.type === 'Property') && node['computed'] !== true
  const name = node.type === 'MemberExpression' ? node['property'] : node['key']
  return listChildren(node).flatMap((child) => (isNamed && child === name ? [] : identifiersOf(child)))
}

/** Members that a module reads of a namespace import: `fr.title`. */
const membersOf = (node: Node, local: string): Node[] =>
  node.type === 'MemberExpression' && nameOf(node['object']) === local
    ? [node]
    : listChildren(node).flatMap((child) => membersOf(child, local))

/** Names that an import statement takes, a namespace as `*`; null for another statement. */
function importedBy(statement: Node): Imported[] | null {
  if (statement.type !== 'ImportDeclaration') return null
  const from = nameOf(statement['source'])
  return listNodes(statement['specifiers']).map(({ type, local, imported }) => ({
    local: nameOf(local),
    name: type === 'ImportNamespaceSpecifier' ? '*' : type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported),
    from,
  }))
}

const declaredBy = (declaration: Node): string[] =>
  declaration.type === 'VariableDeclaration'
    ? listNodes(declaration['declarations']).map(({ id }) => nameOf(id))
    : [nameOf(declaration['id'])]

/** Splits a file into its declarations. Throws for one that does anything else when it is loaded. */
async function declarationsOf(path: string, parse: (code: string) => unknown) {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  const program = parse(code)
  const declarations: Declaration[] = []
  const imports: Imported[] = []
  let end = 0
  for (const statement of listNodes(isNode(program) && program['body'])) {
    const imported = importedBy(statement)
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    if (imported) imports.push(...imported)
    else if (isNode(declaration) && declaration.type.endsWith('Declaration')) {
      const { start, end: last } = declaration
      declarations.push({
        // A comment before it may mark its call as pure.
        code: `${code.slice(end, statement.start)}export ${code.slice(start, last)}`,
        names: declaredBy(declaration),
        uses: new Set(identifiersOf(declaration).map(nameOf)),
      })
    } else if (isNode(declaration))
      throw new Error(`${path} does more than declare: ${code.slice(statement.start, statement.end)}`)
    end = statement.end
  }
  return { declarations, imports }
}

const importOf = (name: string, local: string, from: string) =>
  name === '*' ? `import * as ${local} from '${from}'` : `import { ${name} as ${local} } from '${from}'`

/**
 * Bundles each declaration of a file of texts, or of the contract’s words, as a module of its own. A page loads only the texts it uses, so
 * that files can be split by subject.
 */
export function byDeclaration(): Plugin {
  const files = new Map<string, ReturnType<typeof declarationsOf>>()
  function read(path: string, parse: (code: string) => unknown) {
    const file = files.get(path) ?? declarationsOf(path, parse)
    files.set(path, file)
    return file
  }
  const idOf = (path: string, name: string) => `${path}?declares=${name}`

  return {
    name: 'by-declaration',
    apply: 'build',
    enforce: 'post',
    buildStart: () => files.clear(),
    resolveId: { filter: { id: cutId }, handler: (id) => id },
    load: {
      filter: { id: cutId },
      async handler(id) {
        const [, path = '', name = ''] = cutId.exec(id) ?? []
        const { declarations, imports } = await read(path, (code) => this.parse(code))
        const own = declarations.find(({ names }) => names.includes(name))
        if (!own) throw new Error(`${path} does not declare ${name}`)
        const beside = declarations.filter((one) => one !== own).flatMap(({ names }) => names)
        const code = [
          ...imports.filter(({ local }) => own.uses.has(local)).map((one) => importOf(one.name, one.local, one.from)),
          ...beside.filter((other) => own.uses.has(other)).map((other) => importOf(other, other, idOf(path, other))),
          own.code,
        ].join('\n')
        return { code, moduleType: 'js', map: null }
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /\bfrom\b/ },
      async handler(code, id) {
        const program: unknown = this.parse(code)
        if (!isNode(program)) return null
        const cuts: Cut[] = []
        for (const statement of listNodes(program['body'])) {
          const imported = importedBy(statement)
          const [first] = imported ?? []
          const found = first && (await this.resolve(first.from, id.replace(/\?.*/, '')))
          if (!imported || !found || !isCut(found.id)) continue
          const lines = imported.flatMap(({ local, name }) => {
            if (name !== '*') return importOf(name, local, idOf(found.id, name))
            const members = membersOf(program, local)
            const alone = identifiersOf(program).filter((one) => nameOf(one) === local)
            if (alone.length > members.length + 1) throw new Error(`${id} takes more of ${first.from} than its members`)
            cuts.push(...members.map((one) => ({ ...one, text: `${local}_${nameOf(one['property'])}` })))
            const names = new Set(members.map((one) => nameOf(one['property'])))
            return [...names].map((member) => importOf(member, `${local}_${member}`, idOf(found.id, member)))
          })
          cuts.push({ ...statement, text: lines.join('\n') })
        }
        if (cuts.length === 0) return null
        const lean = cuts
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
        return { code: lean, map: null }
      },
    },
  }
}
