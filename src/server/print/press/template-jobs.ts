import type { Language } from '#model/languages.ts'
import type { DocumentBlock, TableColumn } from '#model/papers/blocks.ts'
import type { ReadSection } from '#model/print/read-view.ts'
import type { DocumentTemplate } from '#model/print-templates/document.ts'
import type { LabelElement, LabelMedium } from '#model/print-templates/label.ts'
import type { SheetPicture } from './print-job.ts'

/* Templates that are filled in: plain data for the press, in which every text is the one that is printed. */

interface Titled {
  readonly language: Language
  readonly museum: string
  readonly title: string
}

type Of<Type, Elements extends { readonly type: string }> = Extract<Elements, { readonly type: Type }>

/** An element of a label with what it says. */
export type FilledElement =
  | (Omit<Of<'text', LabelElement>, 'text'> & { readonly text: string })
  | Of<'qr' | 'code128' | 'line' | 'box', LabelElement>
  | (Of<'picture', LabelElement> & { readonly picture: SheetPicture })

export interface LabelsJob extends Titled {
  readonly layout: 'labels'
  readonly medium: LabelMedium
  /** Places of the first sheet that are used up. */
  readonly skip: number
  /** Size of each label. */
  readonly copies: number
  readonly labels: readonly (readonly FilledElement[])[]
}

export interface FilledField {
  readonly label: string
  readonly text: string
}

/** Content of a cell: a text, a picture, or nothing. */
export type FilledCell = string | SheetPicture

export type FilledBlock =
  | (Omit<Of<'heading', DocumentBlock>, 'text'> & { readonly text: string })
  | (Omit<Of<'paragraph', DocumentBlock>, 'text'> & { readonly text: string })
  | (Omit<Of<'terms', DocumentBlock>, 'text'> & { readonly text: string })
  | (Omit<Of<'fields', DocumentBlock>, 'fields' | 'empty'> & { readonly fields: readonly FilledField[] })
  | { readonly type: 'sections'; readonly heading: boolean; readonly sections: readonly ReadSection[] }
  | (Omit<Of<'pictures', DocumentBlock>, 'most'> & { readonly pictures: readonly SheetPicture[] })
  | (Omit<Of<'signatures', DocumentBlock>, 'lines' | 'given'> & { readonly lines: readonly string[] })
  | (Omit<Of<'table', DocumentBlock>, 'columns' | 'grouped'> & {
      readonly columns: readonly (Pick<TableColumn, 'width'> & { readonly label: string })[]
      readonly rows: readonly (readonly FilledCell[])[]
    })
  | Of<'code' | 'space' | 'rule' | 'pageBreak', DocumentBlock>
  /** Blocks about one object, on one page if they fit. */
  | { readonly type: 'together'; readonly blocks: readonly FilledBlock[] }

/** Running line of a page; only the numbers of the pages are still to be filled in. */
export interface FilledRunning {
  readonly left: string
  readonly center: string
  readonly right: string
}

export interface BlocksJob extends Titled {
  readonly layout: 'blocks'
  readonly page: DocumentTemplate['page']
  readonly header: FilledRunning
  readonly footer: FilledRunning
  readonly blocks: readonly FilledBlock[]
}

export type TemplateJob = LabelsJob | BlocksJob
