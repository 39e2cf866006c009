import passwordRulesStyles from './PasswordRules.module.css'

export type PasswordRule = { text: string; isMet: boolean }

type PasswordRulesProps = {
  id?: string | undefined
  label: string
  rules: readonly PasswordRule[]
  /** Text before each rule, for those who do not see the beans. */
  metText: string
  unmetText: string
  columns?: 1 | 2 | undefined
}

/** The rules of a password: stitched beans that fill as each is met. */
export function PasswordRules({ id, label, rules, metText, unmetText, columns = 1 }: PasswordRulesProps) {
  return (
    <ul
      className={columns === 2 ? `${passwordRulesStyles.rules} ${passwordRulesStyles.grid}` : passwordRulesStyles.rules}
      id={id}
      aria-label={label}
    >
      {rules.map((rule) => (
        <li key={rule.text} className={rule.isMet ? passwordRulesStyles.ok : ''}>
          <i className="bean" />
          <span className="sr">{rule.isMet ? metText : unmetText}</span>
          {rule.text}
        </li>
      ))}
    </ul>
  )
}
