import type { Selection } from '#model/api/cards/shapes.ts'
import type { Printed } from '#model/api/print-templates.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'

/** What somebody wants on paper: cards of a type, or a procedure with its objects. */
export type Prints =
  | {
      readonly kind: 'cards'
      readonly declaration: CardDeclaration
      readonly selection: Selection
      readonly count: number
      /** There may be more than were counted. */
      readonly isAtLeast?: boolean
    }
  | {
      readonly kind: 'procedure'
      readonly id: string
      /** Its type, by name. */
      readonly type: string
      readonly count: number
    }

/** How the calls name it. */
export const namedIn = (prints: Prints): Pick<Printed, 'selection' | 'procedureId'> =>
  prints.kind === 'cards' ? { selection: prints.selection } : { procedureId: prints.id }

/** How it is called where choices for it are remembered. */
export const subjectName = (prints: Prints): string =>
  prints.kind === 'cards' ? prints.declaration.type : prints.type
