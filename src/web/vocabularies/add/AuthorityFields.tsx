import { useTranslation } from 'react-i18next'
import type { AuthorityKind } from '#model/vocabularies/definition.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { Browsed } from '../browse/browsed.ts'
import { AuthorityRows } from './AuthorityRows.tsx'
import { type AuthorityField, fieldsOf, nameFieldOf } from './authority-form.ts'
import type { AddingTerm } from './use-add-term.ts'

export interface AuthorityFieldsProps {
  readonly adding: AddingTerm
  readonly kind: AuthorityKind
  readonly code: Browsed['code']
}

/** The form of a new organization, person or place (acceptance row C-V08). */
export function AuthorityFields({ adding, kind, code }: AuthorityFieldsProps) {
  const { t } = useTranslation()
  const { authorities, termMaxLength } = vocabularies[code]
  const isName = (field: 'name' | AuthorityField) => field === nameFieldOf(kind)
  return (
    <>
      <FormRow label={t('vocabularyPicker.authority.kind')}>
        <Select
          value={kind}
          // With one kind there is nothing to choose.
          disabled={authorities.length === 1}
          options={authorities.map(value => ({
            value,
            label: t(`vocabularyPicker.authority.kinds.${value}`),
          }))}
          onChange={({ target }) => adding.setKind(target.value as AuthorityKind)}
        />
      </FormRow>
      <AuthorityRows
        kind={kind}
        fields={fieldsOf(kind)}
        textOf={field => (field === 'name' || isName(field) ? adding.name : (adding.texts[field] ?? ''))}
        onText={(field, text) =>
          field === 'name' || isName(field) ? adding.setName(text) : adding.setText(field, text)
        }
        problemOf={field => (isName(field) && adding.problems.name) || adding.problems[field]}
        maxLengthOf={field => (isName(field) ? termMaxLength : undefined)}
      />
    </>
  )
}
