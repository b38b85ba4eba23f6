import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { AuthorityKind } from '#model/vocabularies/definition.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { Browsed } from '../browse/use-term-browser.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import styles from './AddTerm.module.css'
import { type AuthorityField, AuthorityRows, fieldsOf, nameFieldOf } from './AuthorityRows.tsx'
import { ParentPicker } from './ParentPicker.tsx'
import type { AddingTerm } from './use-add-term.ts'

interface AuthorityFieldsProps {
  readonly adding: AddingTerm
  readonly kind: AuthorityKind
  readonly code: Browsed['code']
}

/** The form of a new organization, person or place (C-V08). */
function AuthorityFields({ adding, kind, code }: AuthorityFieldsProps) {
  const { t } = useTranslation()
  const { authorities, termMaxLength } = vocabularies[code]
  const isName = (field: 'name' | AuthorityField) => field === nameFieldOf(kind)
  return (
    <>
      <FormRow label={t('vocabularyPicker.authority.kind')}>
        <Select
          value={kind}
          // With a single type there is no choice.
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

interface AddTermFormProps {
  readonly adding: AddingTerm
  readonly browsed: Browsed
  /** The list that a new term comes into. */
  readonly list?: TermRule | undefined
}

/** The form of a new term: its name or, in an authority file, all its fields; in a tree its place. */
export function AddTermForm({ adding, browsed, list }: AddTermFormProps) {
  const { t } = useTranslation()
  const promptId = useId()
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form)
  const { flat, termMaxLength } = vocabularies[browsed.code]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The form the dialog was opened from is another.
    event.stopPropagation()
    void adding.submit()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={t('vocabularyPicker.add.open')}
    >
      {adding.kind ? (
        <AuthorityFields adding={adding} kind={adding.kind} code={browsed.code} />
      ) : (
        <FormRow label={t('vocabularyPicker.add.name')} required problem={adding.problems.name}>
          <TextInput
            value={adding.name}
            maxLength={termMaxLength}
            onChange={({ target }) => adding.setName(target.value)}
          />
        </FormRow>
      )}
      {!flat && (
        <section className={styles.place} aria-labelledby={promptId}>
          <h3 id={promptId} className={styles.prompt}>
            {t('vocabularyPicker.add.prompt')}
          </h3>
          <ParentPicker
            browsed={{ ...browsed, below: list?.below.id }}
            list={list?.below.name}
            parent={adding.parent}
            onParent={adding.setParent}
            problem={adding.problems.parentTermId}
          />
        </section>
      )}
      {/* Enter in a field submits the form; its button is at the foot of the dialog. */}
      <button type="submit" hidden />
    </form>
  )
}
