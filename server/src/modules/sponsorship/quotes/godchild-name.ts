/** What a sponsor sees of a godchild: `Camille R.` */
export function godchildName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const initial = /\p{L}\p{M}*/u.exec(lastname)?.[0]
  return initial ? `${firstname} ${initial.toUpperCase()}.` : firstname
}
