import { type Language, languages } from '../languages.ts'

/** A table's origin, as each exported row tells it: the museum and the language of its words. */
export interface TableOrigin {
  /** Key of the museum; empty where the table says nothing. */
  readonly museum: string
  readonly language?: Language | undefined
}

/** Writes the origin into a cell: '3-k2x9 de'. */
export const originCell = ({ museum, language = 'en' }: TableOrigin): string => `${museum} ${language}`

/** Reads the origin from a cell. */
export function readOrigin(cell: string): TableOrigin {
  const [museum = '', written = ''] = cell.trim().split(/\s+/)
  return {
    museum: /^[\w-]{1,60}$/.test(museum) ? museum : '',
    language: languages.find(language => language === written),
  }
}
