import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { listedTypes } from '#model/navigation/card-paths.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { mayDo } from '#server/cards/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'

/** Types of cards with a list of their own that someone may read, in the order of the product. */
export const readableCards = (actor: MuseumActor): readonly CardDeclaration[] =>
  listedTypes.flatMap(
    type =>
      declarations.find(each => each.type === type && !each.workflow && mayDo(each, actor, 'read')) ?? [],
  )

/** Names of the types whose procedures someone may read. */
export const readableProcedures = (actor: MuseumActor): readonly string[] =>
  procedureDeclarations
    .filter(({ permissions }) => isAllowed(actor, { permissions: permissions.read }))
    .map(({ name }) => name)
