import { memo, useMemo, useSyncExternalStore } from 'react'
import { rulesOfCard, type TermRule } from '#model/engine/form-rules.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { TermsField } from '#model/kinds/term.ts'
import { fieldInput } from '../../fields/inputs.ts'
import { fieldKind } from '../../fields/registry.ts'
import { BranchContext } from '../../fields/term/term-picker.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { useHelp } from '../help/use-help.tsx'
import { useHint } from '../use-hint.ts'
import { useLabel } from '../use-label.ts'
import { useFittingField } from './dependent-choices.ts'
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

/** Returns the branch of its vocabulary that the museum offers in a field of this record. */
function useBranch(path: string): TermRule | undefined {
  const { form } = useFormSurroundings()
  return useSyncExternalStore(
    form.assessment.subscribe,
    () => rulesOfCard(form.declaration, form.rules, form.assessment.get().values).terms?.[path],
  )
}

function TypedField({ field: declaredField, path, inLine }: LeafFieldProps) {
  const field = useFittingField(declaredField, path)
  const { form, readOnly } = useFormSurroundings()
  const isFixed = useSyncExternalStore(form.assessment.subscribe, () => isFact(form, path))
  const declared = declaredPath(path)
  const label = useLabel(form.declaration.type)(declared)
  const hint = useHint(form.declaration.type)(declared)
  const help = useHelp(form.declaration.type, declared)
  const problem = useMessage(path)
  const { value, onChange, onBlur } = useField(path)
  const { Input, group = false } = fieldInput(field)
  const branch = useBranch(declared)
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
        <BranchContext value={branch}>
          <Input
            field={field}
            value={value}
            onChange={onChange}
            label={label}
            control={{ ...shared, id, 'aria-label': label }}
          />
        </BranchContext>
        {problem && <InLineProblem text={problem} />}
      </div>
    )
  }
  return (
    <FormRow
      label={label}
      id={id}
      hint={hint}
      help={help}
      problem={problem}
      required={field.required ?? false}
      group={group}
    >
      <BranchContext value={branch}>
        <Input field={field} value={value} onChange={onChange} label={label} control={shared} />
      </BranchContext>
      {'proposedBy' in field && (
        <ProposedTerms field={field as TermsField} path={path} from={String(field.proposedBy)} />
      )}
    </FormRow>
  )
}
