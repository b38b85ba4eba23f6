import { mergeEndpoints } from '#model/api/cards/merging.ts'
import type { CardArea } from '../card-area.ts'

/** The calls about duplicates among the records of an area. */
export const mergeCalls = ({ declaration }: CardArea) => mergeEndpoints(declaration)
