import { Stitches } from '../../progress/Stitches.tsx'

/** From 0, guessed at once, to 4, which nobody guesses. */
export type Strength = 0 | 1 | 2 | 3 | 4

type PasswordStrengthProps = {
  label: string
  strength: Strength | null
  /** from 0 to 4 */
  names: readonly string[]
}

const tones = ['danger', 'danger', 'warning', 'positive', 'positive'] as const

/** How hard a password is to guess: five stitches' worth of line, and the word for it. */
export function PasswordStrength({ label, strength, names }: PasswordStrengthProps) {
  return (
    <p className="password-strength small">
      <span className="muted">{label}</span>
      <Stitches
        value={strength === null ? 0 : (strength + 1) * 20}
        tone={strength === null ? 'brand' : tones[strength]}
      />
      <span className="strong">{strength === null ? '' : names[strength]}</span>
    </p>
  )
}
