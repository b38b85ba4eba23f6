import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useFormSurroundings } from './form-context.ts'
import { stepsOf } from './form-path.ts'
import { otherMarks } from './other-marks.ts'

/**
 * One field of the form, by its path ('materials#3/technique'). The component renders again when this value changes, and at no other
 * key press.
 */
export function useField(path: string) {
  const { form } = useFormSurroundings()
  const steps = useMemo(() => stepsOf(path), [path])
  const value = useSyncExternalStore(form.values.subscribe, () => form.values.at(steps))
  const onChange = useCallback(
    (next: unknown) => {
      form.set(path, next)
      if (next !== true) return
      for (const other of otherMarks(form.declaration, form.values.all(), path)) form.set(other, undefined)
    },
    [form, path],
  )
  const onBlur = useCallback(() => form.touch(path), [form, path])
  return { value: value ?? undefined, onChange, onBlur }
}
