import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Tabs.module.css'
import { tabKeys } from './tab-keys.ts'

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly count?: ReactNode }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** Contents of the selected tab. */
  readonly children: ReactNode
}

/** Several views of one thing in one place, one of them in view. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  // Where the tabs have no room beside each other, the one in view is among those that are seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is in view then
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]')
    if (!row.current || !tab) return
    const { left, right } = row.current.getBoundingClientRect()
    const seen = tab.getBoundingClientRect()
    if (seen.right > right) row.current.scrollLeft += seen.right - right
    else if (seen.left < left) row.current.scrollLeft -= left - seen.left
  }, [value])
  // One tab is always reached by Tab, also while the one in view is not among them yet.
  const reached = tabs.some(tab => tab.id === value) ? value : tabs[0]?.id
  const onKeyDown = tabKeys(
    tabs.map(tab => tab.id),
    value,
    onChange,
  )
  return (
    <div className={styles.tabs}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={styles.row}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === reached ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
