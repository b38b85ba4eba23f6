import { useCallback } from 'react'
import { useController } from 'react-hook-form'
import { useFormSurroundings } from './form-context.ts'
import { otherMarks } from './other-marks.ts'

/**
 * One field of the form, by the place of its value ('materials.0.technique'). The component renders again when this value changes,
 * and at no other key press.
 */
export function useField(place: string) {
  const { form } = useFormSurroundings()
  const { field } = useController({ name: place, control: form.control })
  const { onChange: put } = field
  const onChange = useCallback(
    (value: unknown) => {
      // The library takes undefined for 'never set' and would show the saved value again.
      put(value ?? null)
      if (value === true)
        for (const other of otherMarks(form.declaration, form.typed(), place)) form.set(other, null)
      form.forget(place)
      form.changed()
    },
    [put, form, place],
  )
  const onBlur = useCallback(() => form.touch(place), [form, place])
  return { value: field.value ?? undefined, onChange, onBlur }
}
