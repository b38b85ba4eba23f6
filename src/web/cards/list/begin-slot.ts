import { type ComponentType, createContext } from 'react'
import type { CardType } from '#model/record-types.ts'

/** Begins a record of a type that goes through steps; handed in by whoever stands above the cards. */
export const BeginSlotContext = createContext<ComponentType<{ readonly type: CardType }> | undefined>(
  undefined,
)
