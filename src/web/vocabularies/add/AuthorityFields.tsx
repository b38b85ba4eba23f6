import { useTranslation } from 'react-i18next'
import type { AuthorityKind } from '#model/vocabularies/definition.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import {
  type AuthorityField,
  type AuthorityTexts,
  fieldsOf,
  isRequired,
  nameFieldOf,
} from './authority-form.ts'

export interface AuthorityFieldsProps {
  readonly kinds: readonly AuthorityKind[]
  readonly kind: AuthorityKind
  readonly onKind: (kind: AuthorityKind) => void
  readonly name: string
  readonly onName: (name: string) => void
  readonly nameMax: number
  readonly texts: AuthorityTexts
  readonly onText: (field: AuthorityField, text: string) => void
  /** What is wrong, by field; the name's under 'name'. */
  readonly problems: Readonly<Record<string, string | undefined>>
}

/** The form of an organization, a person or a place (acceptance row C-V08). */
export function AuthorityFields(props: AuthorityFieldsProps) {
  const { kinds, kind, onKind, name, onName, nameMax, texts, onText, problems } = props
  const { t } = useTranslation()
  const nameField = nameFieldOf(kind)
  return (
    <>
      <FormRow label={t('vocabularyPicker.authority.kind')}>
        <Select
          value={kind}
          // With one kind there is nothing to choose.
          disabled={kinds.length === 1}
          options={kinds.map(value => ({ value, label: t(`vocabularyPicker.authority.kinds.${value}`) }))}
          onChange={({ target }) => onKind(target.value as AuthorityKind)}
        />
      </FormRow>
      {fieldsOf(kind).map(field => (
        <FormRow
          key={field}
          label={t(`vocabularyPicker.authority.${kind}.${field}` as 'vocabularyPicker.authority.PER.name')}
          required={isRequired(kind, field)}
          problem={problems[field === nameField ? 'name' : field] ?? problems[field]}
        >
          <TextInput
            value={field === nameField ? name : (texts[field as AuthorityField] ?? '')}
            {...(field === nameField && { maxLength: nameMax })}
            onChange={({ target }) =>
              field === nameField ? onName(target.value) : onText(field as AuthorityField, target.value)
            }
          />
        </FormRow>
      ))}
    </>
  )
}
