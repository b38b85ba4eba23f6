import { declarations } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { ChoiceField } from '../kinds/choice.ts'
import type { Requirement } from '../permissions/access.ts'
import type { CardType } from '../record-types.ts'
import { ownFieldsOf } from './own-fields.ts'
import { anyLink } from './search-field.ts'

/** Fields by which cards are found by their pictures. */
export interface LookFields {
  /** Accepts ids of pictures, and values of `looksText`. */
  readonly looks: string
  /** Accepts the colours of `colour`. */
  readonly colours: string
  readonly colour: ChoiceField
  /** The permissions to see pictures. */
  readonly needs: Requirement
}

const looksName = '@looks'

/** The type whose records are pictures, with their colours. */
const pictures = declarations.flatMap(declaration => {
  if (!ownFieldsOf(declaration).some(({ name }) => name === looksName)) return []
  const colours = [...allFields(declaration)].find(([, { field }]) => 'swatches' in field)
  return colours ? [{ declaration, path: colours[0], colour: colours[1].field as ChoiceField }] : []
})[0]

/** Types of the cards that are pictures. */
export const pictureTypes: readonly CardType[] = pictures?.declaration.types ?? []

/**
 * The fields by which cards of a type are found by their pictures: by their own, or by those they are linked with. Undefined where they
 * have none.
 */
export function lookFieldsOf(declaration: CardDeclaration): LookFields | undefined {
  if (!pictures || !declaration.pictured) return undefined
  const { declaration: shown, path, colour } = pictures
  const before = declaration.type === shown.type ? '' : `${anyLink}>${shown.type}>`
  return {
    looks: `${before}${looksName}`,
    colours: `${before}${path}`,
    colour,
    needs: { permissions: shown.permissions.read },
  }
}
