import type { Language } from '#model/languages.ts'
import type { Essential } from '#model/print/essentials.ts'
import type { ReadSection } from '#model/print/read-view.ts'

/** A picture as JPEG, with its size in pixels. */
export interface SheetPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** All that is printed of one card. */
export interface Sheet {
  readonly number: string
  /** Never empty: '---' for a card without a title. */
  readonly title: string
  readonly subtitle: string
  /** Words of title and second line that are set in italics; absent: none. */
  readonly italics?: readonly string[] | undefined
  readonly picture?: SheetPicture | undefined
  readonly essentials: readonly Essential[]
  readonly sections: readonly ReadSection[]
}

/**
 * Layout of cards. 'sheets': each in full, beginning on a page of its own; 'onePage': one card on one page; 'list': several cards a page,
 * each with picture and essentials.
 */
export type PrintLayout = 'sheets' | 'onePage' | 'list'

/** A document to be printed. Plain data: it goes to another thread. */
export interface PrintJob {
  readonly layout: PrintLayout
  readonly language: Language
  readonly museum: string
  /** Title of the document in its properties. */
  readonly title: string
  readonly words: {
    /** 'Page {page} of {pages}' */
    readonly page: string
    /** 'Printed on 21 November 2026' */
    readonly printedOn: string
    /** For documents that hold what never leaves the museum. */
    readonly warning?: string
  }
  readonly sheets: readonly Sheet[]
}
