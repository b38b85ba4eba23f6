import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { areaOf } from '../../cards/linked-cards.ts'

/** Returns the area of the records that the lines of a procedure type are about. */
export function linesArea({ lines }: Pick<ProcedureDeclaration, 'lines'>): CardArea {
  const { type } = recordsOfLines(lines)
  const area = areaOf(type)
  if (!area) throw new Error(`records of the type ${type} have no pages`)
  return area
}
