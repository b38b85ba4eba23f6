import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldNames } from '#model/api/import-names.ts'
import { link } from '#model/kinds/link.ts'
import { isCardType } from '#model/record-types.ts'
import { isVocabularyCode } from '#model/vocabularies/definitions.ts'
import { useOfferedList } from '../../cards/data/use-form-rules.ts'
import { Input as LinkInput } from '../../fields/link/Input.tsx'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { Button } from '../../ui/Button.tsx'
import { useImportArea } from '../use-import.ts'
import styles from './Values.module.css'

interface ExistingEntryProps {
  readonly field: FieldNames
  /** Names the control. */
  readonly label: string
  readonly onPick: (id: string) => void
  readonly onCancel: () => void
}

const afterMenuMs = 100

/** The pickers of forms, for the term or record that a name means. */
export function ExistingEntry({ field, label, onPick, onCancel }: ExistingEntryProps) {
  const { t } = useTranslation()
  const Picker = useContext(TermPickerContext)
  const [value, setValue] = useState<object>()
  const [types] = useState(() => link(field.types.filter(isCardType)))
  const { vocabulary } = field
  const branch = useOfferedList(useImportArea(), field.path)
  const area = useRef<HTMLDivElement>(null)
  // Behind the menu that opened it, which gives the focus back to its button as it closes.
  useEffect(() => {
    const timer = setTimeout(() => area.current?.querySelector('input')?.focus(), afterMenuMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={area} className={styles.existing}>
      {vocabulary !== null && isVocabularyCode(vocabulary) && Picker ? (
        <Picker
          vocabulary={vocabulary}
          branch={branch}
          value={[]}
          onChange={([term]) => term && onPick(term.id)}
          label={label}
          multiple={false}
          control={{ 'aria-label': label }}
        />
      ) : (
        <LinkInput
          field={types}
          value={value}
          onChange={next => {
            const { id } = (next ?? {}) as { readonly id?: string }
            if (id === undefined) setValue(next as object | undefined)
            else onPick(id)
          }}
          label={label}
          control={{ 'aria-label': label }}
        />
      )}
      <Button look="subtle" onClick={onCancel}>
        {t('cards.record.cancel')}
      </Button>
    </div>
  )
}
