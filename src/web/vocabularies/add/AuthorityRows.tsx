import { useTranslation } from 'react-i18next'
import type { Authority } from '#model/vocabularies/authority-rules.ts'
import { authorityFields, requiredAuthorityFields } from '#model/vocabularies/authority-rules.ts'
import type { AuthorityKind } from '#model/vocabularies/definition.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'

/** Fields of the form of an authority, except its name. */
export type AuthorityField = Exclude<keyof Authority, 'kind'>

/** Typed texts by field. */
export type AuthorityTexts = Readonly<Partial<Record<AuthorityField, string>>>

/** The field that holds the name of an authority: a place is named by its place. */
export const nameFieldOf = (kind: AuthorityKind): 'name' | 'place' => (kind === 'PLA' ? 'place' : 'name')

/** The fields of an authority's form in their order, the name first (C-V08). */
export const fieldsOf = (kind: AuthorityKind): readonly ('name' | AuthorityField)[] => {
  const name = nameFieldOf(kind)
  const others: readonly AuthorityField[] = authorityFields[kind]
  return kind === 'PER'
    ? ['dateText', name, ...others.filter(field => field !== 'dateText')]
    : [name, ...others.filter(field => field !== name)]
}

const isRequired = (kind: AuthorityKind, field: 'name' | AuthorityField): boolean =>
  field === 'name' || (requiredAuthorityFields[kind] as readonly string[]).includes(field)

/** True when all required fields of an authority are filled; the name is checked elsewhere. */
export const isComplete = (kind: AuthorityKind, texts: AuthorityTexts): boolean =>
  requiredAuthorityFields[kind].every(field => field === nameFieldOf(kind) || texts[field]?.trim())

/** Returns the texts of the fields of this kind, trimmed and without empty ones. */
export const filled = (kind: AuthorityKind, texts: AuthorityTexts): AuthorityTexts =>
  Object.fromEntries(
    authorityFields[kind].flatMap((field: AuthorityField) => {
      const text = texts[field]?.trim()
      return text ? [[field, text]] : []
    }),
  )

type Field = 'name' | AuthorityField

interface AuthorityRowsProps {
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
      // The fields of a type are defined by the model, not by the texts.
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
