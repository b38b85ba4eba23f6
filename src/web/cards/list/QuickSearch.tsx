import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import styles from './QuickSearch.module.css'

/** Pause in typing after which the list is searched, in milliseconds. */
const pauseMs = 250

export interface QuickSearchProps {
  readonly q: string
  /** Examples of input. */
  readonly placeholder: string
  /** `step` adds an entry to the history: with the first letter, and when the search is cleared. */
  readonly onSearch: (q: string, step: boolean) => void
  /** Enter, or arrow down: on to the rows. */
  readonly onDone: () => void
}

/** The search above a list: it follows while one types; the slash key leads to it from anywhere on the page. */
export function QuickSearch({ q, placeholder, onSearch, onDone }: QuickSearchProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(q)
  const sent = useRef(q)
  useEffect(() => {
    // Changed from elsewhere: a removed chip, the back button.
    if (q !== sent.current) setText(q)
    sent.current = q
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])
  usePageActions(t('common.keys.list'), [
    { id: 'search', label: t('cardList.search.label'), keys: '/', run: () => input.current?.select() },
  ])

  const send = (next: string) => {
    clearTimeout(timer.current)
    const wanted = next.trim()
    if (wanted === sent.current) return
    onSearch(wanted, sent.current === '' || wanted === '')
    sent.current = wanted
  }
  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  return (
    <search className={styles.box}>
      <Search size={16} strokeWidth={1.7} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        aria-label={t('cardList.search.label')}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        onChange={event => {
          const { value } = event.target
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(value), pauseMs)
        }}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') send(text)
          if (event.key === 'Enter' || event.key === 'ArrowDown') {
            event.preventDefault()
            onDone()
          }
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault()
            clear()
          }
        }}
      />
      {text === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <IconButton label={t('cardList.search.clear')} className={styles.clear} onClick={clear}>
          <X size={16} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
