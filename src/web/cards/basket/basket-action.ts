import { type ComponentType, createContext } from 'react'
import type { CardArea } from '../card-area.ts'
import type { Basket } from '../selection/basket.ts'

export interface BasketActionProps {
  readonly area: CardArea
  readonly basket: Basket
}

/** Actions of other modules on the selection: buttons of the bar, provided by the application. */
export const BasketActionsContext = createContext<readonly ComponentType<BasketActionProps>[]>([])
