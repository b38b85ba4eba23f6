import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { tabKeys } from '../tab-keys.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './MultiLanguageField.module.css'

export interface LanguageTab<Code extends string> {
  readonly code: Code
  /** The language's own name, for the tooltip and screen readers. */
  readonly name: string
  readonly filled: boolean
  readonly wrong?: boolean
}

export interface MultiLanguageFieldProps<Code extends string> {
  /** Names the row of languages. */
  readonly label: string
  readonly languages: readonly LanguageTab<Code>[]
  readonly value: Code
  readonly onChange: (code: Code) => void
  /** Shown beside the name of a language. */
  readonly texts: { readonly filled: string; readonly wrong: string }
  /** The input of the language in view. */
  readonly children: (code: Code) => ReactNode
}

/** One text in several languages: one input in view, and dots that show in which languages there is something. */
export function MultiLanguageField<Code extends string>(props: MultiLanguageFieldProps<Code>) {
  const { label, languages, value, onChange, texts, children } = props
  const id = useId()
  const onKeyDown = tabKeys(
    languages.map(({ code }) => code),
    value,
    onChange,
  )
  return (
    <div className={styles.field}>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
        {languages.map(({ code, name, filled, wrong }) => (
          <button
            key={code}
            type="button"
            role="tab"
            id={`${id}-${code}`}
            className={styles.tab}
            title={name}
            aria-selected={code === value}
            aria-controls={`${id}-panel`}
            tabIndex={code === value ? 0 : -1}
            onClick={() => onChange(code)}
          >
            <span aria-hidden="true">{code}</span>
            {(filled || wrong) && (
              <span className={classes(styles.dot, wrong && styles.wrong)} aria-hidden="true" />
            )}
            <VisuallyHidden>
              {[name, filled && texts.filled, wrong && texts.wrong].filter(Boolean).join(', ')}
            </VisuallyHidden>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} lang={value}>
        {children(value)}
      </div>
    </div>
  )
}
