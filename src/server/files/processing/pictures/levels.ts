import type { Size } from '#model/files/iiif/image-request.ts'

/** From what parts of a picture are cut. */
export interface PictureSource extends Size {
  /** Key of the stored file. */
  readonly key: string
  /** Sizes of the levels of a pyramid, the largest first; of what is none, its own alone. */
  readonly levels: readonly Size[]
  /** True when its lines come in the order in which it is shown. */
  readonly inOrder: boolean
}
