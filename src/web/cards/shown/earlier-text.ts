/** A stored value of which only the shape is known, as text: its words and numbers in their order, without ids of rows. */
export function earlierText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(earlierText).filter(Boolean).join('; ')
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value).filter(([key]) => key !== 'id')
  const parts = (entries.length > 0 ? entries : Object.entries(value)).map(([, part]) => earlierText(part))
  return parts.filter(Boolean).join(', ')
}
