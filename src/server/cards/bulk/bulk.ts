import type { BulkAction, BulkPreview, Selection, StartedBulk } from '#model/api/cards/shapes.ts'
import { undoOperation as undoEndpoint } from '#model/api/operations.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardAction } from '#model/engine/define-card.ts'
import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { isAllowed } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { inMuseum, type Operations } from '#server/platform/operations/index.ts'
import { mayDo } from '../access/abilities-of.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { refuseUnreadable } from '../query/refuse-unreadable.ts'
import { namedChanges } from '../revisions/named-changes.ts'
import { onToday } from '../save/on-today.ts'
import { type CardRecord, existingCards } from '../store/cards.ts'
import { authorOf } from '../store/writer.ts'
import type { TermsChanged } from '../terms/reindex-terms.ts'
import { actionAsDeclared, checkAction, rightFor, writeOf } from './act-on-card.ts'
import { createBulkOperation } from './bulk-operation.ts'
import { checkLink, linkSample } from './link-each.ts'
import { movedTo } from './move-each.ts'
import { changedSinceFrozen, freezeSelection, selectedAfter } from './selected.ts'
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

/** Cards a preview looks at, and those it shows. */
const lookedAt = 50

type Sample = BulkPreview['samples'][number]

function allow({ declaration, actor }: Doing, { selection, action }: Request): void {
  const { workflow, unpublished } = declaration
  if (!mayDo(declaration, actor, rightFor(action))) throw forbidden()
  if (action.kind === 'publish' && unpublished) throw forbidden()
  checkAction(declaration, action)
  const closes = action.kind === 'moveStep' && workflow?.steps[action.step]?.status === 'CLOSED'
  if (closes && !isAllowed(actor, { permissions: workflow.close })) throw forbidden()
  refuseUnreadable(actor, declaration, selection)
}

/** Taking back asks for the right that the work itself asked for: it may have been taken since. */
function mayUndo(actor: MuseumActor, input: object): boolean {
  const { type, action } = input as Partial<{ type: string; action: BulkAction }>
  const rights: readonly CardAction[] = action ? [rightFor(action)] : ['create', 'update']
  return declarations
    .filter(declaration => type === undefined || declaration.type === type)
    .some(declaration => rights.some(right => mayDo(declaration, actor, right)))
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

  /** Returns the preview of the action on one record, or the problem that prevents it. */
  async function sampleOf(
    tx: TenantTransaction,
    doing: Doing,
    record: CardRecord,
    action: BulkAction,
  ): Promise<Sample> {
    const { declaration, language } = doing
    const base = { id: record.id, number: record.number, title: titleIn(record.titles, language) }
    if (action.kind === 'delete')
      return {
        ...base,
        changes: [{ path: '@deleted', kind: 'set', before: false, after: true }],
        problem: null,
      }
    if (action.kind === 'linkCards') {
      const changes = await linkSample(tx, record, action)
      const [named = []] = await namedChanges(tx, declaration, [changes], doing)
      return { ...base, changes: [...named], problem: null }
    }
    try {
      const write =
        action.kind === 'moveStep'
          ? { record, values: record.data, ...(await movedTo(tx, declaration, record, action)) }
          : await writeOf(tx, declaration, record, action)
      const [today = write] = await onToday(tx, declaration, [write])
      const changes =
        write.published === undefined
          ? diffCards(fieldsOf(declaration), record.data, today.values)
          : record.published === write.published
            ? []
            : [{ path: '@published', kind: 'set' as const, before: record.published, after: write.published }]
      const [named = []] = await namedChanges(tx, declaration, [changes], doing)
      return { ...base, changes: [...named], problem: null }
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      const [problem] = Object.values(error.details.fields ?? {})
      const { text: key, data } = error.details
      const { unmet = [] } = (data ?? {}) as { readonly unmet?: readonly string[] }
      const guards = unmet.map(name =>
        texts.translate(language, `${declaration.type}.guard/${name}` as TextKey),
      )
      const text = key
        ? [texts.translate(language, key), ...guards].join(' · ')
        : problem
          ? texts.translate(language, `validation.${problem.key}`, problem.params)
          : error.code
      return { ...base, changes: [], problem: text }
    }
  }

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
        const ids = await selectedAfter(tx, declaration, { frozen }, { after: '0', limit: lookedAt })
        const samples: Sample[] = []
        for (const record of await existingCards(tx, typeIdsOf(declaration), ids))
          samples.push(await sampleOf(tx, doing, record, action))
        return {
          total,
          frozen,
          changed: samples.filter(({ changes }) => changes.length > 0).length,
          unchanged: samples.filter(({ changes, problem }) => changes.length === 0 && problem === null)
            .length,
          refused: samples.filter(({ problem }) => problem !== null).length,
          samples,
        }
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
