import type { CardDeclaration } from './define-card.ts'

/**
 * What has fields and is filled in by people: a card, a procedure, what a procedure keeps of one of its objects. The lower of the two layers
 * of the engine: what reads, names and checks values works on sheets; what lists, links and publishes works on cards.
 */
export type Sheet = Pick<CardDeclaration, 'sections' | 'rules' | 'settle'>

/** A sheet that is read by people: `type` names the area of the texts with its labels. */
export type NamedSheet = Sheet &
  Partial<Pick<CardDeclaration, 'kindsOf' | 'withheld' | 'namePath' | 'inHead'>> & { readonly type: string }
