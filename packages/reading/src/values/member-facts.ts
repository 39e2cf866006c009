/** Facts about the member's contract that tell a likely value from an unlikely one. */
export type MemberFacts = {
  country: 'FR' | 'IT' | 'BE'
  /** YYYY-MM-DD */
  today: string
  /** days on which care is covered, null where it has no end or is not known */
  covered: { from: string | null; to: string | null }
  /** numbers of the member's animals: 15 digits, or tattoos */
  chips: readonly string[]
  /** names of the animals */
  names: readonly string[]
}
