import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import { thumbnailOf } from '../thumbnail-of.ts'
import { typeOfCard } from '../type-of-card.ts'
import { rowFaceOf } from '../types/row-face.ts'

/** Returns true when rows of an area begin with a picture: for types recognised by pictures, and lists of several types with different icons. */
export const hasRowPicture = ({ declaration }: CardArea): boolean =>
  declaration.pictured === true || declaration.types.length > 1

interface RowPictureProps {
  readonly area: CardArea
  readonly row: CardRow
  readonly size?: number
}

/** The picture of a row; without one, in a list of several types, the sign of its type. */
export function RowPicture({ area, row, size = 44 }: RowPictureProps) {
  const { t } = useTranslation()
  const type = typeOfCard(area, row)
  const Sign = rowFaceOf(type)?.Sign
  const isSign = (Sign !== undefined || area.declaration.types.length > 1) && row.thumbnailUrl === null
  return (
    <Thumb
      src={thumbnailOf(row.thumbnailUrl, 160)}
      size={size}
      {...(isSign && {
        sign: Sign ? <Sign row={row} size={size / 2.4} /> : <TypeIcon type={type} size={size / 2.4} />,
        alt: t(cardWordKey(type, 'name')),
      })}
    />
  )
}
