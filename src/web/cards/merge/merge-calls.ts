import { mergeEndpoints } from '#model/api/cards/merging.ts'
import type { CardArea } from '../card-area.ts'

/** The calls about cards of an area that are told twice. */
export const mergeCalls = ({ declaration }: CardArea) => mergeEndpoints(declaration)
