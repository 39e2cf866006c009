import { useState } from 'react'
import Eye from '~icons/lucide/eye'
import EyeOff from '~icons/lucide/eye-off'
import { buttonClass } from './button-class.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideLabel: string }

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small', iconOnly: true })}
          aria-label={isShown ? hideLabel : showLabel}
          title={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  )
}
