import type { ReadSection } from '#model/print/read-view.ts'
import type { FieldSource } from '#model/print-templates/printable-fields.ts'
import type { FilledBlock, SheetPicture } from '#server/print/index.ts'

/** All that a part of a template can show: the whole document, or one object in it. */
export interface ScopeValues {
  /** Value at a path of the template; empty where there is none. */
  text(path: string, between?: string): string
  sections(prefix: FieldSource['prefix'], names: readonly string[]): readonly ReadSection[]
  /** The rows of a list of its own. */
  rows(list: string): readonly Pick<ScopeValues, 'text'>[]
  /** The cover first. */
  readonly pictures: readonly SheetPicture[]
}

/** Signatures that were given in the product, by what they are under; `lines`: there are still lines to sign on. */
export type GivenSignatures = Readonly<
  Partial<Record<'agreed' | 'frozen', { readonly blocks: readonly FilledBlock[]; readonly lines: boolean }>>
>
