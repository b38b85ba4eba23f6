import { type ComponentType, createContext } from 'react'
import type { CardType } from '#model/record-types.ts'

/** The component that starts a record of a type with a workflow; provided from above the records. */
export const BeginSlotContext = createContext<ComponentType<{ readonly type: CardType }> | undefined>(
  undefined,
)
