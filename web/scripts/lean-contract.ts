import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [member: string]: unknown }

// `call` needs an endpoint's method, path, access and file part; its schemas are the server's, and its types the compiler's.
const unread = new Set(['summary', 'params', 'query', 'body', 'answer', 'fields'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isNode)
}

function nodes(node: Node): Node[] {
  return [node, ...children(node).flatMap(nodes)]
}

const named = (node: unknown, name: string) => isNode(node) && node['name'] === name
const members = (node: unknown): Node[] => (isNode(node) && Array.isArray(node['properties']) ? node['properties'].filter(isNode) : [])

type Cut = { at: number; end: number; text: string }

function leanEndpoint(node: unknown): Cut[] {
  return members(node).flatMap((member): Cut[] => {
    const { key, value } = member
    if (isNode(key) && typeof key['name'] === 'string' && unread.has(key['name']) && isNode(value)) {
      return [{ at: value.start, end: value.end, text: '0' }]
    }
    return leanEndpoint(value)
  })
}

/**
 * Leaves to the web's build of the contract what the web runs: an endpoint becomes a plain object without its schemas,
 * and a schema that no form uses falls away, for each call in the contract is said to have no effect but its value.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/contract\/src\/.*\.ts$/ },
      handler(code) {
        const program: unknown = this.parse(code)
        if (!isNode(program)) return null
        const cuts = nodes(program)
          .filter(({ type }) => type === 'CallExpression')
          .flatMap((call): Cut[] => {
            const { callee } = call
            const [first] = Array.isArray(call['arguments']) ? call['arguments'] : []
            if (named(callee, 'endpoint') && isNode(callee)) return [{ at: callee.start, end: callee.end, text: '' }, ...leanEndpoint(first)]
            return [{ at: call.start, end: call.start, text: '/* @__PURE__ */ ' }]
          })
        // What was cut out whole holds no further cuts.
        const outer = cuts.filter((cut) => !cuts.some((other) => other.text === '0' && other !== cut && other.at <= cut.at && cut.end <= other.end))
        let lean = code
        for (const { at, end, text } of outer.toSorted((a, b) => b.at - a.at)) lean = lean.slice(0, at) + text + lean.slice(end)
        return { code: lean, map: null }
      },
    },
  }
}
