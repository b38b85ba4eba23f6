/** A part of a template while it is edited: of its shape, though a value may be wrong or missing for a moment. */
export type Part = Readonly<Record<string, unknown>>

export const partsIn = (part: Part, name: string): readonly Part[] => {
  const value = part[name]
  return Array.isArray(value) ? (value as readonly Part[]) : []
}

export const textIn = (part: Part, name: string): string => {
  const value = part[name]
  return typeof value === 'string' ? value : ''
}
