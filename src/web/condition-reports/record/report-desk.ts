import { createContext, use } from 'react'
import type { ConditionReport, Damage } from '#model/api/condition-report-shapes.ts'
import type { Tool } from '../picture/tools.ts'
import type { Saver } from './create-saver.ts'
import type { DrawingUp } from './use-drawing-up.ts'

/** Shared by the parts of a report's page: the report as it is on the screen, unsent work, the open damage and the chosen tool. */
export interface Desk {
  readonly report: ConditionReport
  readonly work: DrawingUp
  readonly saver: Saver
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  /** The damage that is open, in the list and on the picture. */
  readonly chosen: Damage | undefined
  readonly onChoose: (damageId: string | undefined) => void
  /** The damage that is drawn; a new one if absent. */
  readonly target: Damage | undefined
  /** Goes to the picture to draw a damage there. */
  readonly onDraw: (damage: Damage) => void
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** Returns what the parts of the page share. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('A part of a report stands outside of its page')
  return desk
}
