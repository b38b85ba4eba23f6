import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from './Searches.module.css'
import { useSearchActions } from './use-search-actions.ts'

const longestName = 200
/** The menu that asks for the name takes the focus back when it closes. */
const afterMenu = 50

/** The name of a search, changed where it stands: Enter saves, Escape leaves it. */
export function RenameSearch({
  search,
  onDone,
}: {
  readonly search: SavedSearch
  readonly onDone: () => void
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(search.name)
  const { mutate, isPending } = useSearchActions().rename
  const wanted = name.trim()
  useEffect(() => {
    let opener: Element | null = null
    const later = setTimeout(() => {
      opener = document.activeElement
      box.current?.focus()
    }, afterMenu)
    return () => {
      clearTimeout(later)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <form
      className={styles.rename}
      onSubmit={event => {
        event.preventDefault()
        if (wanted === '' || isPending) return
        if (wanted === search.name) return onDone()
        mutate({ search, name: wanted }, { onSuccess: saved => saved && onDone() })
      }}
      onKeyDown={event => event.key === 'Escape' && onDone()}
    >
      <TextInput
        aria-label={t('searches.saved.rename.label', { name: search.name })}
        ref={box}
        required
        maxLength={longestName}
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="primary" busy={isPending} disabled={wanted === ''}>
        {t('searches.saved.rename.save')}
      </Button>
      <Button look="subtle" onClick={onDone}>
        {t('searches.saved.rename.cancel')}
      </Button>
    </form>
  )
}
