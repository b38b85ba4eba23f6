import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { notices } from '../../platform/notices/notices.ts'
import { useLabel } from '../use-label.ts'
import { unfittingChoices } from './dependent-choices.ts'
import { useFormSurroundings } from './form-context.ts'
import { declaredPath, stepsOf } from './form-path.ts'
import { otherMarks } from './other-marks.ts'

/**
 * One field of the form, by its path ('materials#3/technique'). The component renders again when this value changes, and at no other
 * key press.
 */
export function useField(path: string) {
  const { form } = useFormSurroundings()
  const label = useLabel(form.declaration.type)
  const steps = useMemo(() => stepsOf(path), [path])
  const value = useSyncExternalStore(form.values.subscribe, () => form.values.at(steps))
  const onChange = useCallback(
    (next: unknown) => {
      form.set(path, next)
      for (const other of unfittingChoices(form.declaration, form.values.all(), path)) {
        form.set(other, undefined)
        notices.add('info', 'cards.form.unfitting', {
          field: label(declaredPath(other)),
        })
      }
      if (next !== true) return
      for (const other of otherMarks(form.declaration, form.values.all(), path)) form.set(other, undefined)
    },
    [form, path, label],
  )
  const onBlur = useCallback(() => form.touch(path), [form, path])
  return { value: value ?? undefined, onChange, onBlur }
}
