/** What a form shows: what the member has changed in it, and for the rest what is newest, whoever saved that meanwhile. */
export function followed<Typed extends Record<string, string>>(first: Typed, typed: Typed, newest: Typed): Typed {
  const shown = { ...newest }
  for (const field in shown) if (typed[field] !== first[field]) shown[field] = typed[field]
  return shown
}
