/** The value at a place ('materials.0.technique') of a form's values. */
export const valueAt = (values: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values)

/** Whether anything is written there, however deep; the id of a row is nothing. */
export const isUsed = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false
  if (Array.isArray(value)) return value.some(isUsed)
  return (
    typeof value !== 'object' || Object.entries(value).some(([key, part]) => key !== 'id' && isUsed(part))
  )
}
