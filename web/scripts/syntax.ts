/** A node of a parsed module (ESTree). */
export type Node = { type: string; start: number; end: number; [member: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The nodes of a list, such as a body or the specifiers of an import. */
export const listNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

export const listChildren = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
