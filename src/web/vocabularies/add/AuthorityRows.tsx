import { useTranslation } from 'react-i18next'
import type { AuthorityKind } from '#model/vocabularies/definition.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { type AuthorityField, isRequired } from './authority-form.ts'

type Field = 'name' | AuthorityField

export interface AuthorityRowsProps {
  readonly kind: AuthorityKind
  readonly fields: readonly Field[]
  readonly textOf: (field: Field) => string
  readonly onText: (field: Field, text: string) => void
  readonly problemOf: (field: Field) => string | undefined
  readonly maxLengthOf?: (field: Field) => number | undefined
}

/** The lines of an organization's, a person's or a place's form. */
export function AuthorityRows(props: AuthorityRowsProps) {
  const { kind, fields, textOf, onText, problemOf, maxLengthOf } = props
  const { t } = useTranslation()
  return fields.map(field => (
    <FormRow
      key={field}
      // Which fields a kind has is the model's to say, not the texts'.
      label={t(`vocabularyPicker.authority.${kind}.${field}` as 'vocabularyPicker.authority.PER.name')}
      required={isRequired(kind, field)}
      problem={problemOf(field)}
    >
      <TextInput
        value={textOf(field)}
        maxLength={maxLengthOf?.(field)}
        onChange={({ target }) => onText(field, target.value)}
      />
    </FormRow>
  ))
}
