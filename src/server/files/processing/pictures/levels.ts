import type { Metadata } from 'sharp'
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

/**
 * The level of a pyramid from which a smaller picture is made best: the smallest that is no smaller.
 * @param wanted by how much it is made smaller, at most
 */
export const levelFor = ({ pages = 1 }: Pick<Metadata, 'pages'>, smaller: number): number =>
  Math.min(pages - 1, Math.max(0, Math.floor(Math.log2(smaller))))
