import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { TextArea, type TextAreaProps } from '../form/TextArea.tsx'
import styles from './SuggestInput.module.css'
import type { Suggestion } from './Suggestion.ts'
import { SuggestRow } from './SuggestRow.tsx'
import { useAnchored } from './use-anchored.ts'

/** A name being typed after '@'. */
interface Mention {
  /** Place of the '@'. */
  readonly at: number
  readonly query: string
}

/** Maximum length of a name that is looked for. */
const longestQuery = 40

/** Returns the name being typed before the caret: '@' begins a word, and its line goes on. */
function mentionBefore(text: string, caret: number): Mention | undefined {
  const at = text.lastIndexOf('@', caret - 1)
  if (at < 0 || caret - at > longestQuery) return undefined
  if (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined
  const query = text.slice(at + 1, caret)
  return query.includes('\n') ? undefined : { at, query }
}

export interface MentionAreaProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (text: string) => void
  /** The name being typed; undefined where none is. */
  readonly onSearch: (query: string | undefined) => void
  readonly options: readonly Suggestion[]
  readonly loading: boolean
  /** Called after the name has been put into the text. */
  readonly onPick: (option: Suggestion) => void
  readonly texts: {
    readonly none: ReactNode
    readonly loading: string
    /** Read out when the suggestions have come. */
    readonly count: (count: number) => string
  }
}

/**
 * A text in which people are mentioned: '@' opens suggestions at the box, arrows choose, Enter and Tab take, Escape closes. The text stays plain, so that
 * it can be copied and corrected like any other.
 */
export function MentionArea({
  value,
  onChange,
  onSearch,
  options,
  loading,
  onPick,
  texts,
  onKeyDown,
  onBlur,
  ...area
}: MentionAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [mention, setMention] = useState<Mention>()
  /** Place of an '@' whose suggestions were closed. */
  const [closed, setClosed] = useState<number>()
  const [active, setActive] = useState(0)
  // Without a match the person goes on writing, undisturbed.
  const isOpen =
    mention !== undefined && mention.at !== closed && (options.length > 0 || loading || mention.query === '')
  useAnchored(box, list, isOpen)
  const current = isOpen ? (options[active] ?? options[0]) : undefined
  const idOf = (id: string) => `${listId}-${id}`

  const look = (text: string, caret: number) => {
    const found = mentionBefore(text, caret)
    setMention(found)
    if (found?.query !== mention?.query) setActive(0)
    if (found === undefined) setClosed(undefined)
    onSearch(found && found.at !== closed ? found.query : undefined)
  }
  const close = () => {
    setClosed(mention?.at)
    onSearch(undefined)
  }
  const pick = (option: Suggestion) => {
    if (!mention) return
    const before = `${value.slice(0, mention.at)}@${option.name} `
    const after = value.slice(mention.at + 1 + mention.query.length)
    onChange(before + after.replace(/^ /, ''))
    onPick(option)
    setMention(undefined)
    // The caret comes to rest behind the name, which would be looked for once more.
    setClosed(mention.at)
    onSearch(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }
  const onKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isOpen && isPlain) {
      if (by && options.length > 0) {
        event.preventDefault()
        return setActive((active + by + options.length) % options.length)
      }
      if ((event.key === 'Enter' || event.key === 'Tab') && current) {
        event.preventDefault()
        return pick(current)
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        // Closes the list alone, not the dialog around it.
        event.stopPropagation()
        return close()
      }
    }
    onKeyDown?.(event)
  }
  const onCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    look(currentTarget.value, currentTarget.selectionStart)
  return (
    <div ref={box}>
      <TextArea
        {...area}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={current && idOf(current.id)}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          onChange(event.target.value)
          look(event.target.value, event.target.selectionStart)
        }}
        onSelect={onCaret}
        onKeyDown={onKeys}
        onBlur={event => {
          setMention(undefined)
          onBlur?.(event)
        }}
      />
      {isOpen && (
        // The box keeps the focus while one presses in the list.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div
          popover="manual"
          ref={list}
          className={styles.floating}
          onMouseDown={event => event.preventDefault()}
        >
          <div
            id={listId}
            role="listbox"
            className={styles.list}
            aria-busy={loading}
            aria-label={texts.count(options.length)}
          >
            {options.map(option => (
              <SuggestRow
                key={option.id}
                id={idOf(option.id)}
                option={option}
                active={option.id === current?.id}
                chosen={option.id === current?.id}
                onPick={() => pick(option)}
              />
            ))}
          </div>
          {options.length === 0 && <div className={styles.none}>{loading ? texts.loading : texts.none}</div>}
        </div>
      )}
      <span role="status" className={styles.announcement}>
        {isOpen && (loading ? texts.loading : texts.count(options.length))}
      </span>
    </div>
  )
}
