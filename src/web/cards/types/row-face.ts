import type { ComponentType } from 'react'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardType } from '#model/record-types.ts'
import { fileFace } from './file-face.tsx'

type OfRow = ComponentType<{ readonly row: CardRow }>

/** Parts of list rows that only some types have. */
export interface RowFace {
  /** Shown if there is no picture. */
  readonly Sign: ComponentType<{ readonly row: CardRow; readonly size: number }>
  /** Shown on a picture; absent where the picture is enough. */
  readonly Badge: OfRow
  /** Below the title, in place of the second line of the heading. */
  readonly Under: OfRow
}

const faces: Readonly<Partial<Record<CardType, RowFace>>> = { file: fileFace }

/** Returns a type's own parts of list rows; undefined for most types. */
export const rowFaceOf = (type: CardType): RowFace | undefined => faces[type]
