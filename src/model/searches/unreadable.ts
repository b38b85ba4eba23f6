import type { CardDeclaration } from '../engine/define-card.ts'
import { type Holder, isAllowed } from '../permissions/access.ts'
import type { Criteria, Criterion } from './criteria.ts'
import { mayAsk } from './own-fields.ts'
import { resolveField, type SearchField } from './search-field.ts'

/** Returns true when a person may read all records that a condition on a field reads: those on the way to it, and procedures. */
export function isReadable(
  holder: Holder,
  { steps, declaration, own }: SearchField,
  asked?: Pick<Criterion, 'values'>,
): boolean {
  const mayRead = ({ permissions }: CardDeclaration) => isAllowed(holder, { permissions: permissions.read })
  return (
    steps.every(({ to }) => mayRead(to)) && (own === undefined || mayAsk(mayRead, declaration, own, asked))
  )
}

/** The filters of criteria that ask about linked records of types the user may not read: places as problems name them. */
export const unreadableFilters = (
  holder: Holder,
  declaration: CardDeclaration,
  { blocks }: Criteria,
): readonly string[] =>
  blocks.flatMap(({ filters }, at) =>
    filters.flatMap((criterion, place) => {
      const found = resolveField(declaration, criterion.field)
      return !found || isReadable(holder, found, criterion) ? [] : [`criteria.blocks.${at}.filters.${place}`]
    }),
  )
