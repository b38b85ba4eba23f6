import type { ObjectCard } from '../sections.ts'
import { settleCategory } from './category.ts'
import { settleDeterminations } from './determinations.ts'
import { settleLocation } from './location.ts'
import { settleProductions } from './productions.ts'
import { settleSigns } from './signs.ts'

const steps = [settleCategory, settleProductions, settleDeterminations, settleLocation, settleSigns]

/** The card with what follows from it written out, and what its choices exclude taken away. */
export const settleObject = (card: ObjectCard): ObjectCard =>
  steps.reduce((settled, step) => step(settled), card)
