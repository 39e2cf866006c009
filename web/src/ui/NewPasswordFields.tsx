import { useEffect, useId, useState } from 'react'
import { PasswordField } from './PasswordField.tsx'
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx'
import { Stitches } from './Stitches.tsx'
import styles from './NewPasswordFields.module.css'

type NewPasswordTexts = {
  password: string
  repetition: string
  show: string
  hide: string
  rules: string
  /** note below the rules: what no rule can check while one types */
  hint?: string | undefined
  equal: string
  met: string
  unmet: string
  /** text after the last key, for those who do not see the beans */
  progress: (met: number, of: number) => string
  strength: string
  /** from 0, the weakest, to 4 */
  strengths: readonly string[]
}

/** From 0, guessed at once, to 4, which nobody guesses. */
type Strength = 0 | 1 | 2 | 3 | 4

type NewPasswordFieldsProps = {
  password: string
  repetition: string
  onPassword: (password: string) => void
  onRepetition: (repetition: string) => void
  /** The rules of the password itself; that both entries are equal is added to them. */
  rules: readonly PasswordRule[]
  /** null as long as nothing is known */
  strength: Strength | null
  errors: { password?: string | undefined; repetition?: string | undefined }
  ids?: { password: string; repetition: string } | undefined
  texts: NewPasswordTexts
}

const same = (one: string, other: string) => one !== '' && one.normalize('NFC') === other.normalize('NFC')

/** A new password and its repetition: each rule fills in as it is met while typing, and a line of stitches shows the strength. */
export function NewPasswordFields({
  password,
  repetition,
  onPassword,
  onRepetition,
  rules,
  strength,
  errors,
  ids,
  texts,
}: NewPasswordFieldsProps) {
  const rulesId = useId()
  const hintId = useId()
  const all = [...rules, { text: texts.equal, isMet: same(password, repetition) }]
  const progress = texts.progress(all.filter(({ isMet }) => isMet).length, all.length)
  const judged = strength === null ? '' : `${texts.strength} ${texts.strengths[strength] ?? ''}.`
  const announced = useDebounced(password === '' ? '' : `${progress}. ${judged}`.trim(), 800)
  const field = { autoComplete: 'new-password', showLabel: texts.show, hideLabel: texts.hide }
  return (
    <div className={`${styles.fields} stack`}>
      <div className={styles.entries}>
        <PasswordField
          {...field}
          id={ids?.password}
          name="password"
          label={texts.password}
          value={password}
          onValue={onPassword}
          error={errors.password}
          aria-describedby={texts.hint === undefined ? rulesId : `${rulesId} ${hintId}`}
        />
        <PasswordField
          {...field}
          id={ids?.repetition}
          name="password_confirmation"
          label={texts.repetition}
          value={repetition}
          onValue={onRepetition}
          error={errors.repetition}
        />
      </div>
      <PasswordStrength label={texts.strength} strength={password === '' ? null : strength} names={texts.strengths} />
      <div className="stack gap-s">
        <p className="small muted" aria-hidden="true">
          {texts.rules}
        </p>
        <PasswordRules
          id={rulesId}
          label={texts.rules}
          rules={all}
          metText={texts.met}
          unmetText={texts.unmet}
          columns={2}
        />
        {texts.hint !== undefined && (
          <p id={hintId} className="small muted">
            {texts.hint}
          </p>
        )}
      </div>
      <p className="sr" role="status">
        {announced}
      </p>
    </div>
  )
}

/** Returns the text once it has not changed for `delay` ms, so that announcements do not interrupt typing. */
function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return settled
}

type PasswordStrengthProps = {
  label: string
  strength: Strength | null
  /** from 0 to 4 */
  names: readonly string[]
}

const tones = ['danger', 'danger', 'warning', 'positive', 'positive'] as const

/** Strength of a password: five stitches' worth of line, and the word for it. */
function PasswordStrength({ label, strength, names }: PasswordStrengthProps) {
  return (
    <p className={`${styles.strength} small`}>
      <span className="muted">{label}</span>
      <Stitches
        value={strength === null ? 0 : (strength + 1) * 20}
        tone={strength === null ? 'brand' : tones[strength]}
      />
      <span className="strong">{strength === null ? '' : names[strength]}</span>
    </p>
  )
}
