import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import type { Requirement } from '#model/permissions/access.ts'
import type { CardType } from '#model/record-types.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import type { CardArea } from '../../card-area.ts'

export interface RecordSlotProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

type Slot = ComponentType<RecordSlotProps>

export interface RecordFrameProps {
  readonly area: CardArea
  readonly id: string
  readonly children: ReactNode
}

export interface RecordDialogProps {
  readonly card: CardAnswer
  /** Called when the record has changed, so that it is refetched. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** An action for the records of one type: its menu entry, and what it opens. */
export interface RecordAction {
  readonly id: string
  readonly label: TextKey
  readonly Icon: LucideIcon
  readonly needs: Requirement
  /** True for actions that change the record: disabled while another user edits it. */
  readonly changes?: boolean
  readonly Dialog: ComponentType<RecordDialogProps>
}

/** A view of the records of a type beside those that all records have. */
export interface RecordSlotTab {
  readonly id: string
  readonly label: TextKey
  /** Parameters of the label. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly View: Slot
  /** Shown beside its name: a number. */
  readonly Count?: ComponentType<Pick<RecordSlotProps, 'area' | 'card'>>
  /** The page opens with this view. */
  readonly isFirst?: boolean
  /** The records show their files here, each with its purpose, and nowhere else. */
  readonly holdsFiles?: boolean
}

/** An entry of the history in words; what is undefined is described as for any record. */
export interface EventWords {
  readonly title?: string | undefined
  readonly who?: string | undefined
  readonly details?: ReactNode
}

/** Parts of the records of a type that modules above provide; the application passes them in. */
export interface RecordSlots {
  /** Wraps the page: state shared by its other parts. */
  readonly Frame?: ComponentType<RecordFrameProps>
  /** In place of the pictures. */
  readonly Stage?: Slot
  /** Important notices, between heading and tabs. */
  readonly Notice?: Slot
  /** Beside the buttons that finish or annul a record. */
  readonly Tools?: Slot
  /** Saves everything on the page before a record is finished; returns false if something cannot be saved. */
  readonly useBeforeFinishing?: () => () => Promise<boolean>
  /** In place of the state of publication, for records that are never published. */
  readonly State?: Slot
  /** Beneath the fields. */
  readonly Part?: Slot
  /** Beside the fields. */
  readonly Aside?: Slot
  readonly tabs?: readonly RecordSlotTab[]
  /** Returns the texts for events specific to the type of a record: steps, rows, people. */
  readonly useEventWords?: (area: CardArea) => (revision: Revision) => EventWords
  readonly actions?: readonly RecordAction[]
}

/** True where the records of a type keep their files in a view of their own. */
export const holdsFiles = ({ tabs = [] }: RecordSlots): boolean => tabs.some(tab => tab.holdsFiles)

export interface LightTableProps {
  readonly card: CardAnswer
  /** The initial picture. */
  readonly fileId: string | undefined
  readonly onClose: () => void
}

export interface RecordModules {
  readonly slotsOf: (type: CardType) => RecordSlots
  /** Shows the pictures of a card from near. */
  readonly LightTable?: ComponentType<LightTableProps>
}

export const RecordModulesContext = createContext<RecordModules>({ slotsOf: () => ({}) })
