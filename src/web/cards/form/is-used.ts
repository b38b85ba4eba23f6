/** Whether anything is written there, however deep; the id of a row is nothing. */
export const isUsed = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false
  if (Array.isArray(value)) return value.some(isUsed)
  return (
    typeof value !== 'object' || Object.entries(value).some(([key, part]) => key !== 'id' && isUsed(part))
  )
}
