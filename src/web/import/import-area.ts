import { createContext, use } from 'react'
import type { CardArea } from '../cards/card-area.ts'
import { cardAreas } from '../cards/linked-cards.ts'

/** The cards a table is about: those of the list it was brought to. */
export const ImportArea = createContext<CardArea | undefined>(undefined)

/** The area of the import in view. */
export function useImportArea(): CardArea {
  const area = use(ImportArea) ?? cardAreas[0]
  if (!area) throw new Error('no type of card has an area')
  return area
}
