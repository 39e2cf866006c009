import { type ComponentProps, useRef } from 'react'
import SearchIcon from '~icons/lucide/search'
import X from '~icons/lucide/x'
import { IconButton } from './IconButton.tsx'
import fieldStyles from './Field.module.css'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value'> & {
  /** Label read by screen readers: the screen shows a magnifying glass instead. */
  label: string
  value: string
  onValue: (value: string) => void
  /** Empties the field and stays in it. */
  clearLabel: string
  onClear: () => void
}

export function SearchField({ label, value, onValue, clearLabel, onClear, ...native }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  function clear() {
    onClear()
    field.current?.focus()
  }
  return (
    <span className={`${fieldStyles.box} ${styles.box}`}>
      <SearchIcon />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...native}
        ref={field}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value !== '' && <IconButton size="small" label={clearLabel} icon={<X />} onClick={clear} />}
    </span>
  )
}
