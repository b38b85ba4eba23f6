import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Search.module.css'

export interface SearchBoxProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** Enter: search now. */
  readonly onEnter: () => void
  /** Arrow down: on to what was found. */
  readonly onDown: () => void
}

/** The field on top of the page, with the place for typing in it from the beginning. */
export function SearchBox({ text, onText, onEnter, onDown }: SearchBoxProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const act = { Enter: onEnter, ArrowDown: onDown, Escape: text === '' ? undefined : () => onText('') }[
      event.key
    ]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <search className={styles.box}>
      <Search size={20} strokeWidth={1.7} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        aria-label={t('generalSearch.label')}
        placeholder={t('generalSearch.placeholder')}
        value={text}
        onChange={event => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton
          label={t('generalSearch.clear')}
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
        >
          <X size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
