import { type ComponentType, createContext } from 'react'

/** A card that files are attached to. */
export interface AttachTo {
  /** The type of the card, as declarations name it. */
  readonly type: string
  readonly id: string
  readonly title: string
}

export interface UploadToProps {
  /** The card that the files are attached to as they come in; without one they are files alone. */
  readonly attachTo?: AttachTo
}

/**
 * A button that uploads files, shown to who may upload: choosing files, a folder, or taking a photograph. The application provides it:
 * cards know nothing of uploads. Undefined where there are none.
 */
export const UploadSlotContext = createContext<ComponentType<UploadToProps> | undefined>(undefined)
