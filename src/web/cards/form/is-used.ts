/** Returns true for values that are filled at any depth; the id of a row does not count. */
export const isUsed = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false
  if (Array.isArray(value)) return value.some(isUsed)
  return (
    typeof value !== 'object' || Object.entries(value).some(([key, part]) => key !== 'id' && isUsed(part))
  )
}
