import type { Mapping } from '../exchange/mapping.ts'
import { paths } from './fields.ts'

/** A column of a reference file; `complete` when every work has a value in it. */
export interface ReferenceColumn {
  readonly name: string
  readonly complete: boolean
}

/**
 * Returns the import mapping of a reference file, whose columns are named after their fields. When every work has a short reference, works
 * whose reference already exists are skipped.
 */
export function referenceMapping(columns: readonly ReferenceColumn[]): Mapping {
  const keyed = columns.some(({ name, complete }) => name === paths.shortReference && complete)
  return {
    mode: keyed ? 'skipExisting' : 'create',
    match: keyed ? 'identifier' : 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: false,
    language: 'en',
    constants: {},
    columns: columns.map(({ name }) => ({
      column: name,
      targets: [{ path: name }, ...(keyed && name === paths.shortReference ? [{ path: '@key' }] : [])],
    })),
  }
}
