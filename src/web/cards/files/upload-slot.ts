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
 * A button to upload files, for people who may: choosing files or a folder, or taking a photograph. Provided by the application, since
 * records do not depend on uploads. Undefined without uploads.
 */
export const UploadSlotContext = createContext<ComponentType<UploadToProps> | undefined>(undefined)

/** Chooses photographs whose names carry the numbers of records, from the list of these. Undefined without uploads. */
export const PhotographsContext = createContext<(() => void) | undefined>(undefined)
