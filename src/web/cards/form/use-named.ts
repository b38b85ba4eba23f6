import { useMemo } from 'react'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { useFormSurroundings } from './form-context.ts'
import { namesIn } from './names.ts'

/** A settled value with the names of its references as they stand in the form. */
export function useNamed(field: Leaf, value: unknown): unknown {
  const { form } = useFormSurroundings()
  return useMemo(() => {
    const { mapRefs } = kindOf(field)
    if (!mapRefs || value === undefined || value === null) return value
    return mapRefs(value, field, namesIn(form.declaration, form.values.all()).mapper)
  }, [field, value, form])
}
