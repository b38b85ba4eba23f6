import { CircleHelp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { ControlRow } from './control.ts'
import styles from './FormRow.module.css'

/** An explanation shown on demand, by a button beside the label or F1 in the control. */
export interface RowHelp {
  /** Name of the button. */
  readonly label: string
  readonly content: ReactNode
}

export interface FormRowProps {
  readonly label: string
  /** Given where the control is known by its id, for links to it from a list of problems. */
  readonly id?: string
  /** Help that stays in view. */
  readonly hint?: ReactNode
  readonly help?: RowHelp | undefined
  /** A problem with the value; marks the control as invalid. */
  readonly problem?: string | undefined
  /** A possible problem; does not mark the control. */
  readonly warning?: string | undefined
  readonly required?: boolean
  /** The importance of the field: a short mark after the label. */
  readonly level?: ReactNode
  readonly disabled?: boolean
  /** Several controls, each with its own name: the label then names their group. */
  readonly group?: boolean
  /** The controls have captions above them: the label stands on the line of the controls. */
  readonly captioned?: boolean
  /** True to hide the label visually, if the same words are directly above: the row then has the full width. */
  readonly labelHidden?: boolean
  /** The control needs the whole width, so the label is placed above it. Changing this keeps the row mounted. */
  readonly broad?: boolean
  readonly children: ReactNode
}

/** One line of a form: label at the left, control, help and problem at the right; one above the other on phones. */
export function FormRow(props: FormRowProps) {
  const { label, hint, problem, warning, required = false, level, disabled = false, group = false } = props
  const [isExplained, setExplained] = useState(false)
  const help = isExplained && props.help?.content
  const { broad, labelHidden, captioned } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const notes = {
    [`${id}-problem`]: problem,
    [`${id}-warning`]: warning,
    [`${id}-hint`]: hint,
    [`${id}-help`]: help,
  }
  const described = Object.keys(notes).filter(key => notes[key])
  const describedBy = described.join(' ') || undefined
  const name = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  const explain = (event: KeyboardEvent) => {
    if (event.key !== 'F1' || !props.help) return
    event.preventDefault()
    event.stopPropagation()
    setExplained(!isExplained)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the controls inside
    <div
      onKeyDown={explain}
      className={classes(
        styles.row,
        broad && styles.broad,
        labelHidden && styles.unnamed,
        captioned && styles.captioned,
      )}
      {...(group && { role: 'group', id, tabIndex: -1, 'aria-labelledby': `${id}-label` })}
      {...(group && { 'aria-describedby': describedBy })}
    >
      <div className={styles.head}>
        <div className={styles.name}>
          {group ? (
            <span id={`${id}-label`}>{name}</span>
          ) : (
            <label id={`${id}-label`} htmlFor={id}>
              {name}
            </label>
          )}
          {props.help && (
            <button
              type="button"
              // By Tab one goes from control to control: F1 explains the one that has the focus.
              tabIndex={-1}
              className={styles.explain}
              aria-label={props.help.label}
              aria-expanded={isExplained}
              aria-keyshortcuts="F1"
              onClick={() => setExplained(!isExplained)}
            >
              <CircleHelp size={14} strokeWidth={1.7} aria-hidden="true" />
            </button>
          )}
        </div>
        {level && <span className={styles.level}>{level}</span>}
      </div>
      <div className={styles.body}>
        <ControlRow
          value={
            group
              ? { id: undefined, describedBy: undefined, invalid: false, required: false, disabled }
              : { id, describedBy, invalid: Boolean(problem), required, disabled }
          }
        >
          {props.children}
        </ControlRow>
        {problem && (
          <p className={classes(styles.note, styles.problem)} id={`${id}-problem`}>
            {problem}
          </p>
        )}
        {warning && (
          <p className={classes(styles.note, styles.warning)} id={`${id}-warning`}>
            {warning}
          </p>
        )}
        {help && (
          <div className={styles.help} id={`${id}-help`}>
            {help}
          </div>
        )}
        {hint && (
          <div className={styles.note} id={`${id}-hint`}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
