import type { CardType } from '#model/cards/card-types.ts'
import type { LayoutColumns } from './own-columns.ts'

const paths: { readonly [Type in CardType]?: readonly string[] } = {
  object: [
    'title',
    'number',
    'dating',
    'materials/material',
    'location/room',
    'completeness',
    'publishedOnWeb',
  ],
}

/** The columns a list of the type begins with. */
export const standardColumns = (type: CardType): LayoutColumns =>
  (paths[type] ?? ['title', 'number', 'completeness', 'publishedOnWeb']).map(path => ({ path, width: null }))
