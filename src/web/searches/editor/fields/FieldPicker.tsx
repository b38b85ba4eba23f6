import { ChevronsUpDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { useReadable } from '../../../platform/access/use-readable.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { searchFieldName } from '../../../search-descriptions/field-names.ts'
import { SuggestInput } from '../../../ui/suggest/SuggestInput.tsx'
import { type FieldPlace, fieldRows, rememberField, root } from './field-rows.tsx'

interface FieldPickerProps {
  readonly declaration: CardDeclaration
  /** The field in the form `resolveField` reads; empty for none. */
  readonly value: string
  readonly onChange: (name: string) => void
  readonly label: string
  readonly invalid?: boolean
}

/**
 * Picks one of all fields that can be asked about: typed, or gone to through sections and links. What is typed finds fields of linked cards, too.
 */
export function FieldPicker({ declaration, value, onChange, label, invalid }: FieldPickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const readable = useReadable()
  const [query, setQuery] = useState<string>()
  const [place, setPlace] = useState<FieldPlace>(root)
  const [open, setOpen] = useState(false)
  const rows = useMemo(
    () => (open ? fieldRows({ t, language, declaration, readable }, place, query ?? '') : []),
    [open, t, language, declaration, readable, place, query],
  )
  const shown = searchFieldName(t, language, declaration, value) ?? value
  return (
    <SuggestInput
      aria-label={label}
      {...(invalid && { 'aria-invalid': true })}
      placeholder={t('searches.editor.field.choose')}
      title={shown}
      typed={query}
      onTyped={setQuery}
      chosenName={shown}
      chosen={value}
      options={rows}
      rows={Number.POSITIVE_INFINITY}
      onFocus={event => event.target.select()}
      onOpenChange={next => {
        setOpen(next)
        if (!next) setPlace(root)
      }}
      onPick={({ id }) => {
        const row = rows.find(each => each.id === id)
        if (row?.to) {
          setPlace(row.to)
        } else if (row?.field !== undefined) {
          rememberField(declaration.type, row.field)
          onChange(row.field)
        }
      }}
      end={
        <ChevronsUpDown size={14} strokeWidth={1.7} aria-hidden="true" style={{ pointerEvents: 'none' }} />
      }
      texts={{
        none: t('searches.editor.field.none'),
        loading: t('common.loading'),
        count: count => t('searches.editor.field.count', { count }),
      }}
    />
  )
}
