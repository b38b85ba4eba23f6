import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { linesArea } from '../objects/lines-area.ts'
import { useLineTexts } from '../objects/use-line-texts.ts'

/** Returns the texts about what the lines of a procedure are about. */
export function useTextsOf({ type }: Pick<Procedure, 'type'>): ReturnType<typeof useLineTexts> {
  const declaration = procedureNamed(type)
  return useLineTexts(declaration && linesArea(declaration).type)
}
