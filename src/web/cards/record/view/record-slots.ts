import { type ComponentType, createContext } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardType } from '#model/cards/card-types.ts'
import type { CardArea } from '../../card-area.ts'

export interface RecordSlotProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

type Slot = ComponentType<RecordSlotProps>

/** What the records of a type show that is the business of a module above: handed in by the application. */
export interface RecordSlots {
  /** In place of the pictures. */
  readonly Stage?: Slot
  /** Between the heading and the tabs: what one must know before anything else. */
  readonly Notice?: Slot
  /** Beneath the fields. */
  readonly Part?: Slot
}

export interface LightTableProps {
  readonly card: CardAnswer
  /** The picture to begin with. */
  readonly fileId: string | undefined
  readonly onClose: () => void
}

export interface RecordModules {
  readonly slotsOf: (type: CardType) => RecordSlots
  /** Shows the pictures of a card from near. */
  readonly LightTable?: ComponentType<LightTableProps>
}

export const RecordModulesContext = createContext<RecordModules>({ slotsOf: () => ({}) })
