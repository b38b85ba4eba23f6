import { type ComponentType, createContext } from 'react'
import type { CardArea } from '../card-area.ts'
import type { Basket } from '../selection/basket.ts'

export interface BasketActionProps {
  readonly area: CardArea
  readonly basket: Basket
}

/** Actions of other modules on the selection: buttons of the bar, provided by the application. */
export const BasketActionsContext = createContext<readonly ComponentType<BasketActionProps>[]>([])

/** Actions of other modules on all records that a filtered list shows. */
export const FoundActionsContext = createContext<readonly ComponentType<BasketActionProps>[]>([])
