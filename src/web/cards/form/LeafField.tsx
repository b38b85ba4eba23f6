import { memo } from 'react'
import type { TermsField } from '#model/kinds/term.ts'
import { fieldKind } from '../../fields/registry.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { useHint } from '../use-hint.ts'
import { useLabel } from '../use-label.ts'
import { DerivedField } from './DerivedField.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath } from './form-path.ts'
import { InLineProblem } from './InLineProblem.tsx'
import type { LeafFieldProps } from './leaf-field-props.ts'
import { ProposedTerms } from './ProposedTerms.tsx'
import { useField } from './use-field.ts'
import { useMessage } from './use-message.ts'

/** A field that holds a value: its name, its control, what is wrong with it. */
export const LeafField = memo((props: LeafFieldProps) =>
  props.field.derived ? <DerivedField {...props} /> : <TypedField {...props} />,
)

function TypedField({ field, path, inLine }: LeafFieldProps) {
  const { form, readOnly } = useFormSurroundings()
  const declared = declaredPath(path)
  const label = useLabel(form.declaration.type)(declared)
  const hint = useHint(form.declaration.type)(declared)
  const problem = useMessage(path)
  const { value, onChange, onBlur } = useField(path)
  const { Input, group = false } = fieldKind(field)
  const id = controlId(path)
  const shared = {
    onBlur,
    ...(readOnly && { disabled: true }),
    ...(problem && { 'aria-invalid': true as const }),
  }
  if (inLine) {
    return (
      // A phone has no columns and no headings of them: each control says its name there.
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
