type AmountProps = {
  /** Already formatted; the narrow no-break space, absent from the face, becomes a plain one. */
  children: string
  size?: 'text' | 'large' | 'huge' | undefined
  tone?: 'ink' | 'positive' | 'muted' | undefined
}

const sizes = { text: '', large: 'big amount-large', huge: 'big amount-huge' }
const tones = { ink: '', positive: 'plus', muted: 'muted' }

export function Amount({ children, size = 'text', tone = 'ink' }: AmountProps) {
  const look = ['amount', sizes[size], tones[tone]].filter(Boolean).join(' ')
  return <span className={look}>{children.replaceAll('\u202f', '\u00a0')}</span>
}
