import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { Browsed } from '../browse/browsed.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import styles from './AddTerm.module.css'
import { AuthorityFields } from './AuthorityFields.tsx'
import { ParentPicker } from './ParentPicker.tsx'
import type { AddingTerm } from './use-add-term.ts'

export interface AddTermFormProps {
  readonly adding: AddingTerm
  readonly browsed: Browsed
}

/** The form of a new term: its name or, in an authority file, all that is kept of it; in a tree its place. */
export function AddTermForm({ adding, browsed }: AddTermFormProps) {
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
            browsed={browsed}
            parent={adding.parent}
            onParent={adding.setParent}
            problem={adding.problems.parentTermId}
          />
        </section>
      )}
      {/* Enter in a field sends the form; the button for it stands at the foot of the dialog. */}
      <button type="submit" hidden />
    </form>
  )
}
