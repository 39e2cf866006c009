import type { Plugin } from 'vite'
import { listChildren, isNode, type Node } from './syntax.ts'

type Cut = { start: number; end: number; text: string }

// Fields of an endpoint that `call` reads; its schemas are the server's, its types the compiler's.
const read = new Set(['method', 'path', 'access', 'multipart', 'file', 'answer', 'or_none'])
const objects = new Set<unknown>(['multipart', 'answer'])

// The body of a function is its own: a statement such as `found.set(key, value)` has its effect.
const isFunction = ({ type }: Node) => /^(?:ArrowFunctionExpression|Function(?:Declaration|Expression))$/.test(type)

function nodes(node: Node): Node[] {
  if (isFunction(node)) return []
  return [node, ...listChildren(node).flatMap(nodes)]
}

/** An object's text with the members that are read, and those of `multipart` and `answer` in the same way; an empty one falls away. */
function leanObject(node: Node, code: string): string {
  const members = Array.isArray(node['properties']) ? node['properties'].filter(isNode) : []
  const parts = members.flatMap(({ key, value }) => {
    if (!isNode(key) || !isNode(value) || typeof key['name'] !== 'string' || !read.has(key['name'])) return []
    const text = objects.has(key['name']) ? leanObject(value, code) : code.slice(value.start, value.end)
    return text === '{  }' ? [] : [`${key['name']}: ${text}`]
  })
  return `{ ${parts.join(', ')} }`
}

function leanCall(call: Node, code: string): Cut {
  const { callee } = call
  const [declared] = Array.isArray(call['arguments']) ? call['arguments'].filter(isNode) : []
  if (isNode(callee) && callee['name'] === 'endpoint' && declared !== undefined) {
    return { start: call.start, end: call.end, text: `(${leanObject(declared, code)})` }
  }
  return { start: call.start, end: call.start, text: '/* @__PURE__ */ ' }
}

/**
 * Reduces the contract to what the web runs: an endpoint becomes a plain object without its schemas, and an unused schema is dropped,
 * because each call outside functions is marked as pure.
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:contract\/src|texts)\/.*\.ts(?:\?|$)/ },
      handler(code) {
        const program: unknown = this.parse(code)
        if (!isNode(program)) return null
        const cuts = nodes(program)
          .filter(({ type }) => type === 'CallExpression')
          .map((call) => leanCall(call, code))
        const whole = cuts.filter(({ start, end }) => end > start)
        const left = cuts.filter(
          (cut) => whole.includes(cut) || !whole.some(({ start, end }) => start <= cut.start && cut.start < end),
        )
        let lean = code
        for (const { start, end, text } of left.toSorted((a, b) => b.start - a.start))
          lean = lean.slice(0, start) + text + lean.slice(end)
        return { code: lean, map: null }
      },
    },
  }
}
