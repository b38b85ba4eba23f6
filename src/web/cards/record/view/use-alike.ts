import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Criteria } from '#model/searches/criteria.ts'
import { withLook } from '#model/searches/look-criteria.ts'
import { lookFieldsOf } from '#model/searches/look-fields.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import type { CardArea } from '../../card-area.ts'

/** What finds the cards of an area that look like one of them; undefined for one without a picture, and for who may see none. */
export function useAlike({ declaration }: CardArea, { fileCoverId }: CardAnswer): Criteria | undefined {
  const fields = lookFieldsOf(declaration)
  const may = useCan(fields?.needs ?? {})
  return fields && may && fileCoverId !== null
    ? withLook(undefined, fields, { pictures: [fileCoverId], colours: [] })
    : undefined
}
