import './Tabs.css'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

/** Tabs that are addresses: links of class "tab", the current one with aria-current="page". */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}

export type Tab = { id: string; label: ReactNode; count?: ReactNode }

type TabListProps = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** Panel of the selected tab. */
  children: ReactNode
}

/** Tabs that change a view in place, moved through with the arrow keys. */
export function TabList({ label, tabs, selected, onSelect, children }: TabListProps) {
  const own = useId()
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[(steps[event.key] ?? -1) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${own}-${next.id}`)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${own}-${tab.id}`}
            type="button"
            className="tab"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${own}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${own}-panel`} role="tabpanel" aria-labelledby={`${own}-${selected}`}>
        {children}
      </div>
    </>
  )
}
