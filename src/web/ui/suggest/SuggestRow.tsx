import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './SuggestInput.module.css'
import type { Suggestion } from './Suggestion.ts'

export interface SuggestRowProps {
  readonly id: string
  readonly option: Suggestion
  readonly active: boolean
  readonly chosen: boolean
  readonly onPick: () => void
}

/** One suggestion: its path, its name, where it comes from. */
export function SuggestRow({ id, option, active, chosen, onPick }: SuggestRowProps) {
  const { name, sign, path = [], source, lang, disabled, action, leads } = option
  return (
    <div role="presentation" className={styles.line} data-active={active || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the text box that owns the list */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        className={styles.option}
        aria-selected={chosen}
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={action && 'Shift+Enter'}
        onClick={onPick}
      >
        {leads === 'back' && <ChevronLeft size={15} strokeWidth={1.7} aria-hidden="true" />}
        {sign && <span className={styles.sign}>{sign}</span>}
        <span className={styles.names}>
          {path.length > 0 && <span className={styles.path}>{path.join(' > ')}</span>}
          <span className={styles.name} lang={lang}>
            {name}
          </span>
        </span>
        {source && <span className={styles.source}>{source}</span>}
        {leads === 'on' && <ChevronRight size={15} strokeWidth={1.7} aria-hidden="true" />}
      </div>
      {action && (
        // For the pointer alone; the keys have Shift+Enter.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.action}
          title={action.label}
          onClick={action.run}
        >
          {action.icon}
        </button>
      )}
    </div>
  )
}
