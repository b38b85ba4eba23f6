import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { rowsOf } from '#model/engine/values.ts'

/**
 * Paths of a form name rows by their ids, as changes do: 'materials#3/technique'. So a field keeps its path when rows come, go or move,
 * and is not rendered again.
 */
export interface Step {
  readonly key: string
  /** Id of a row, where the key is that of a list. */
  readonly row: string | undefined
}

export const stepsOf = (path: string): readonly Step[] =>
  path.split('/').map(part => {
    const [key = '', row] = part.split('#')
    return { key, row }
  })

/** The declared path, without rows: 'materials/technique'. */
export const declaredPath = (path: string): string => path.replace(/#[^/]*/g, '')

/** Returns true for the path of a value and for those of its parts. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}/`) || path.startsWith(`${outer}#`)

/** The path of a place as problems name it: 'materials.0.technique', in the card those problems are about. */
export function pathOfPlace(place: string, values: CardValues): string {
  let at: unknown = values
  return place.split('.').reduce((path, part) => {
    if (Array.isArray(at)) {
      const row = rowsOf(at)[Number(part)]
      at = row
      // Rows of terms have no ids: the problem belongs to their field.
      return typeof row?.id === 'string' && /^\d+$/.test(part) ? `${path}#${row.id}` : path
    }
    at = (at as Record<string, unknown> | null | undefined)?.[part]
    return path === '' ? part : `${path}/${part}`
  }, '')
}

/** The id of the control at a path: for labels, and for links from a list of problems. */
export const controlId = (path: string): string => `field-${path.replace(/[#/]/g, '-')}`

/** Returns the name of the section that contains a value. */
export function sectionOf({ sections }: NamedSheet, path: string): string | undefined {
  const key = stepsOf(path)[0]?.key ?? ''
  return Object.keys(sections).find(name => key in (sections[name]?.fields ?? {}))
}

/** The id of a section, for the contents list. */
export const sectionId = (name: string): string => `section-${name}`
