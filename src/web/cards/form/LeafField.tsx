import { memo, useMemo, useSyncExternalStore } from 'react'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { TermsField } from '#model/kinds/term.ts'
import { fieldKind } from '../../fields/registry.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { useHint } from '../use-hint.ts'
import { useLabel } from '../use-label.ts'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath, stepsOf } from './form-path.ts'
import { valueAt } from './form-values.ts'
import { namesIn } from './names.ts'
import { ProposedTerms } from './ProposedTerms.tsx'
import { isFact } from './saved-row.ts'
import { useField } from './use-field.ts'
import { useMessage } from './use-message.ts'

/** Returns a settled value with the names of its references as they are in the form. */
function useNamed(field: Leaf, value: unknown): unknown {
  const { form } = useFormSurroundings()
  return useMemo(() => {
    const { mapRefs } = kindOf(field)
    if (!mapRefs || value === undefined || value === null) return value
    return mapRefs(value, field, namesIn(form.declaration, form.values.all()).mapper)
  }, [field, value, form])
}

interface LeafFieldProps {
  readonly field: Leaf
  readonly path: string
  /** Set when the field shares a line with others: of a group, which captions it, or of a row, under the headings of its list. */
  readonly inLine?: 'group' | 'row'
}

/** The problem of a field that shares a line with others. */
function InLineProblem({ text }: { readonly text: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )
}

/** A computed field, derived from the current values of the form. Hidden while it has no value. */
function DerivedField({ field, path, inLine }: LeafFieldProps) {
  const { form } = useFormSurroundings()
  const label = useLabel(form.declaration.type)(declaredPath(path))
  const settled = useSyncExternalStore(form.assessment.subscribe, () =>
    valueAt(form.assessment.get().values, stepsOf(path)),
  )
  const value = useNamed(field, settled)
  if (value === undefined || value === null) return null
  const { Display } = fieldKind(field)
  if (inLine) return <Display field={field} value={value} />
  return (
    <div className={styles.derived}>
      <span>{label}</span>
      <div>
        <Display field={field} value={value} />
      </div>
    </div>
  )
}

/** A field with a value: its label, its control, its error. */
export const LeafField = memo((props: LeafFieldProps) =>
  props.field.derived ? <DerivedField {...props} /> : <TypedField {...props} />,
)

function TypedField({ field, path, inLine }: LeafFieldProps) {
  const { form, readOnly } = useFormSurroundings()
  const isFixed = useSyncExternalStore(form.assessment.subscribe, () => isFact(form, path))
  const declared = declaredPath(path)
  const label = useLabel(form.declaration.type)(declared)
  const hint = useHint(form.declaration.type)(declared)
  const problem = useMessage(path)
  const { value, onChange, onBlur } = useField(path)
  const { Input, group = false } = fieldKind(field)
  const id = controlId(path)
  const shared = {
    onBlur,
    ...((readOnly || isFixed) && { disabled: true }),
    ...(problem && { 'aria-invalid': true as const }),
  }
  if (inLine) {
    return (
      // On a phone there are no column headings: each control has its own label.
      <div className={styles.cell} {...(inLine === 'row' && { 'data-caption': label })}>
        <Input
          field={field}
          value={value}
          onChange={onChange}
          label={label}
          control={{ ...shared, id, 'aria-label': label }}
        />
        {problem && <InLineProblem text={problem} />}
      </div>
    )
  }
  return (
    <FormRow
      label={label}
      id={id}
      hint={hint}
      problem={problem}
      required={field.required ?? false}
      group={group}
    >
      <Input field={field} value={value} onChange={onChange} label={label} control={shared} />
      {'proposedBy' in field && (
        <ProposedTerms field={field as TermsField} path={path} from={String(field.proposedBy)} />
      )}
    </FormRow>
  )
}
