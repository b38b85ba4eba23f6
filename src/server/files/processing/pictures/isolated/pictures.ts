import type { PortraitInput } from '../make-portrait.ts'
import type { PrintedInput } from '../make-printed.ts'
import { isolated } from './isolated.ts'

export type { Printed } from '../make-printed.ts'

/** A small picture of a person or a museum. @throws for what is damaged. */
export const makePortrait = (input: PortraitInput) => isolated('portrait', input)

/** A picture as documents take it: a JPEG on white. @throws when it cannot be decoded. */
export const makePrinted = (input: PrintedInput) => isolated('printed', input)
