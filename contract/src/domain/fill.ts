/** The names in braces that a template has. */
export const listPlaceholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A template with its values, each taken as it is; a name without a value stays in its braces. */
export const fill = (template: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
