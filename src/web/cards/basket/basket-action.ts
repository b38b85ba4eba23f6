import { type ComponentType, createContext } from 'react'
import type { CardArea } from '../card-area.ts'
import type { Basket } from '../selection/basket.ts'

export interface BasketActionProps {
  readonly area: CardArea
  readonly basket: Basket
}

/** What modules above the cards do with what is picked: buttons of the bar, which the application provides. */
export const BasketActionsContext = createContext<readonly ComponentType<BasketActionProps>[]>([])
