import type { ReactNode } from 'react'
import { FormContext } from '../../form/form-context.ts'
import styles from './Edit.module.css'
import { EditorBar } from './EditorBar.tsx'
import { EditorConflict } from './EditorNotices.tsx'
import type { EditedCard, useCardEditing } from './use-card-editing.ts'

interface EditorFormProps {
  readonly edited: EditedCard
  readonly editing: ReturnType<typeof useCardEditing>
  readonly label: string
  readonly children: ReactNode
}

/** A page on which a record is edited, with the bar that saves it at its foot. */
export function EditorForm({
  edited: { area, card, lock },
  editing: { form, surroundings, saving, save, closed },
  label,
  children,
}: EditorFormProps) {
  return (
    <FormContext value={surroundings}>
      {/* Enter never submits: saving is a decision (user wishes, I). */}
      <form
        className={styles.page}
        data-fills
        noValidate
        aria-label={label}
        onSubmit={event => event.preventDefault()}
      >
        {children}
        <EditorBar
          area={area}
          form={form}
          saving={saving}
          lock={lock}
          readOnly={closed}
          onSave={save}
          cardId={card.id}
        />
      </form>
      <EditorConflict area={area} saving={saving} />
    </FormContext>
  )
}
