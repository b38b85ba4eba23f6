import type { CardDeclaration } from './define-card.ts'

/**
 * A set of fields that people fill in: a record, a procedure, or a line of a procedure. The lower of the engine's two layers: parsing,
 * naming and checking work on sheets; listing, linking and publishing work on records.
 */
export type Sheet = Pick<CardDeclaration, 'sections' | 'rules' | 'settle'>

/** A sheet shown to people: `type` names the text area of its labels. */
export type NamedSheet = Sheet &
  Partial<Pick<CardDeclaration, 'kindsOf' | 'withheld' | 'namePath' | 'inHead' | 'byDay'>> & {
    readonly type: string
  }
