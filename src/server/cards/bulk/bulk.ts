import type { BulkAction, BulkPreview, Selection, StartedBulk } from '#model/api/cards/shapes.ts'
import { undoOperation as undoEndpoint } from '#model/api/operations.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardAction, CardDeclaration } from '#model/engine/define-card.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { inMuseum, type Operations } from '#server/platform/operations/index.ts'
import { mayDo } from '../access/abilities-of.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { refuseUnreadable } from '../query/refuse-unreadable.ts'
import { authorOf } from '../store/writer.ts'
import type { TermsChanged } from '../terms/reindex-terms.ts'
import { actionAsDeclared, checkAction, rightFor } from './act-on-card.ts'
import { createBulkOperation } from './bulk-operation.ts'
import { checkLink } from './link-each.ts'
import { previewed } from './previewed.ts'
import { changedSinceFrozen, freezeSelection } from './selected.ts'
import { createUndoOperation } from './undo-operation.ts'

interface Request {
  readonly selection: Selection
  readonly action: BulkAction
}

/** Actions on many cards: what they would do, and doing it. */
export interface Bulk {
  preview(doing: Doing, request: Request): Promise<BulkPreview>
  start(doing: Doing, request: Request): Promise<StartedBulk>
  readonly routes: readonly Route[]
}

/** True where the person may close records of the type, or the action closes none. */
const mayClose = ({ workflow }: CardDeclaration, actor: MuseumActor, action: BulkAction): boolean =>
  !(action.kind === 'moveStep' && workflow?.steps[action.step]?.status === 'CLOSED') ||
  isAllowed(actor, { permissions: workflow.close })

function allow({ declaration, actor }: Doing, { selection, action }: Request): void {
  const { unpublished } = declaration
  if (!mayDo(declaration, actor, rightFor(action))) throw forbidden()
  if (action.kind === 'publish' && unpublished) throw forbidden()
  checkAction(declaration, action)
  if (!mayClose(declaration, actor, action)) throw forbidden()
  refuseUnreadable(actor, declaration, selection)
}

/** Taking back asks for the right that the work itself asked for: it may have been taken since. */
function mayUndo(actor: MuseumActor, input: object): boolean {
  const { type, action } = input as Partial<{ type: string; action: BulkAction }>
  const rights: readonly CardAction[] = action
    ? [rightFor(action)]
    : 'cells' in input
      ? ['update']
      : ['create', 'update']
  return declarations
    .filter(declaration => type === undefined || declaration.type === type)
    .some(
      declaration =>
        rights.some(right => mayDo(declaration, actor, right)) &&
        (!action || mayClose(declaration, actor, action)),
    )
}

export function createBulk(
  context: CardsContext,
  operations: Operations,
  texts: TextBook,
  termsChanged: TermsChanged,
): Bulk {
  const bulkOperation = createBulkOperation(context)
  const undoOperation = createUndoOperation(context, termsChanged)
  operations.register(bulkOperation)
  operations.register(undoOperation)

  const undoRoute = route(undoEndpoint, async ({ actor, params }) => {
    const who = inMuseum(actor)
    const operation = await operations.read(who, params.id)
    if (!operation.canUndo) throw new CodedError('conflict')
    if (actor.tenantId === undefined) throw notFound()
    const author = await context.database.inTenant(actor.tenantId, tx => authorOf(tx, actor as MuseumActor))
    const input = await operations.inputOf(who, params.id)
    if (!mayUndo(actor as MuseumActor, input)) throw forbidden()
    const changeId =
      'changeId' in input && typeof input.changeId === 'string' ? { changeId: input.changeId } : {}
    const firstId = 'otherId' in input && typeof input.otherId === 'string' ? { firstId: input.otherId } : {}
    return operations.start(
      who,
      undoOperation,
      { operationId: params.id, author, ...changeId, ...firstId },
      { undoes: params.id },
    )
  })

  return {
    routes: [undoRoute],
    preview: (doing, { selection, action: given }) => {
      const action = actionAsDeclared(doing.declaration, given)
      allow(doing, { selection, action })
      return context.database.inTenant(doing.actor.tenantId, async tx => {
        const { declaration } = doing
        if (action.kind === 'linkCards') await checkLink(tx, doing.actor, action)
        const { frozen, total } = await freezeSelection(tx, declaration, selection, { at: context.clock() })
        return { total, frozen, ...(await previewed(tx, texts, doing, { frozen, action })) }
      })
    },
    async start(doing, { selection, action: given }) {
      const { declaration, actor } = doing
      const action = actionAsDeclared(declaration, given)
      allow(doing, { selection, action })
      return context.database.inTenant(actor.tenantId, async tx => {
        if (action.kind === 'linkCards') await checkLink(tx, actor, action)
        const author = await authorOf(tx, actor)
        const { frozen } = await freezeSelection(tx, declaration, selection, { at: context.clock() })
        const since =
          'frozen' in selection ? await changedSinceFrozen(tx, declaration, frozen) : { added: 0, gone: 0 }
        const input = { type: declaration.type, selection: { frozen }, action, author }
        return { ...(await operations.startIn(tx, actor, bulkOperation, input)), since }
      })
    },
  }
}
