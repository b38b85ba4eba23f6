import type { Mapping } from '../exchange/mapping.ts'
import { paths } from './fields.ts'

/** A column of a file of references, and whether every work has something in it. */
export interface ReferenceColumn {
  readonly name: string
  readonly complete: boolean
}

/**
 * How a file of references becomes cards: its columns are headed with the fields they go to. Where every work has a short reference,
 * works that are there under theirs are passed over.
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
