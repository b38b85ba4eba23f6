import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { TermBrowser } from './use-term-browser.ts'

export interface TermSearchProps {
  readonly browser: TermBrowser
  readonly maxLength: number
  /** The dialog gives it the focus. */
  readonly first?: boolean
}

/** The search bar of a vocabulary; Escape in it closes what is around, Enter does nothing: it searches while one types. */
export function TermSearch({ browser, maxLength, first = false }: TermSearchProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      type="search"
      aria-label={t('vocabularyPicker.search')}
      placeholder={t('vocabularyPicker.search')}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      value={browser.text}
      onChange={({ target }) => browser.search(target.value)}
      // In the form of a new term it would send the form.
      onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
      {...(first && { 'data-autofocus': true })}
    />
  )
}
