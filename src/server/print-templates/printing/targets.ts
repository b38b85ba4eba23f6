import type { Selection } from '#model/api/cards/shapes.ts'
import { mostLabels } from '#model/api/print-templates.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { templateKind } from '#model/print-templates/kinds.ts'
import { type Subject, subjectOf } from '#model/print-templates/printable-fields.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import {
  countSelected,
  existingCards,
  longSearchTime,
  mayDo,
  refuseUnreadable,
  selectedAfter,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import { type FoundProcedure, objectIds, procedureToRead, takenObjectIds } from '#server/procedures/index.ts'
import type { PrintTask } from './task.ts'

/** Subject of a document, and the cards it shows, in their order. */
export interface Target {
  readonly subject: Subject
  readonly procedure?: FoundProcedure
  /** Type of the cards. */
  readonly cards: CardDeclaration
  readonly ids: readonly string[]
}

const byNumber = new Intl.Collator('und', { numeric: true })

/** Cards whose numbers are looked up in one go. */
const inOneGo = 500

const tooMany = (most: number): CodedError =>
  new CodedError('invalid_input', {
    text: 'printTemplates.errors.tooMany',
    params: { max: most },
    fields: { selection: { key: 'tooMany', params: { max: most } } },
  })

const nothing = (): CodedError =>
  new CodedError('invalid_input', {
    text: 'printTemplates.errors.nothing',
    fields: { selection: { key: 'required' } },
  })

/** @throws {CodedError} `invalid_input` for more labels than one document takes. */
function refuseTooManyLabels({ document, wanted: { copies = 1 } }: PrintTask, count: number): void {
  if (document.family !== 'label' || count * copies <= mostLabels) return
  const max = Math.max(1, Math.floor(mostLabels / count))
  throw new CodedError('invalid_input', {
    text: 'printTemplates.errors.tooManyCopies',
    params: { max },
    fields: { copies: { key: 'max', params: { max } } },
  })
}

/** Ids of a selection: those named in the order in which they were named, those of a list by their numbers. */
async function selectedIds(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  most: number,
): Promise<readonly string[]> {
  if ((await countSelected(tx, declaration, selection, { time: longSearchTime })) > most) throw tooMany(most)
  if ('ids' in selection) return [...new Set(selection.ids)]
  const ids = await selectedAfter(tx, declaration, selection, {
    after: '0',
    limit: most,
    time: longSearchTime,
  })
  const numbered: { readonly id: string; readonly number: string }[] = []
  for (let at = 0; at < ids.length; at += inOneGo)
    numbered.push(...(await existingCards(tx, typeIdsOf(declaration), ids.slice(at, at + inOneGo))))
  return numbered.sort((one, other) => byNumber.compare(one.number, other.number)).map(({ id }) => id)
}

/** True when a document states what was decided about each object, as the answer to a request does. */
function reportsDecisions(
  document: PrintTemplate,
  { lines: { decision } }: FoundProcedure['declaration'],
): boolean {
  const [group] = decision?.path.split('/') ?? []
  return group !== undefined && JSON.stringify(document).includes(`line>${group}/`)
}

/** Ids of the objects of a procedure that go into a document: those chosen, else those that its kind has. */
async function procedureIds(
  tx: TenantTransaction,
  { row, declaration }: FoundProcedure,
  document: PrintTemplate,
  chosen: readonly string[] | undefined,
): Promise<readonly string[]> {
  if (!chosen && templateKind(document.kind).withoutRefused && !reportsDecisions(document, declaration))
    return takenObjectIds(tx, row.id, declaration.lines.decision?.refused)
  const all = await objectIds(tx, row.id)
  const wanted = chosen && new Set(chosen)
  return wanted ? all.filter(id => wanted.has(id)) : all
}

/**
 * Finds out what is to be printed, and whether who prints may take it along.
 * @throws {CodedError} `forbidden`; `not_found`; `invalid_input` where there is nothing, or too much.
 */
export async function targetOf(tx: TenantTransaction, task: PrintTask, most: number): Promise<Target> {
  const { holder, document, wanted } = task
  const subject = subjectOf(document.about)
  if (!subject) throw nothing()
  const { selection, procedureId, objectIds: chosen } = wanted
  const cards = subject.kind === 'card' ? subject.declaration : recordsOfLines(subject.declaration.lines)
  if (subject.kind === 'card' && !mayDo(cards, holder, 'download')) throw forbidden()
  if (procedureId === undefined) {
    if (subject.kind === 'procedure' || !selection) throw nothing()
    refuseUnreadable(holder, cards, selection)
    const ids = await selectedIds(tx, cards, selection, most)
    if (ids.length === 0) throw nothing()
    refuseTooManyLabels(task, ids.length)
    return { subject, cards, ids }
  }
  const procedure = await procedureToRead(tx, holder, procedureId)
  const fits =
    subject.kind === 'card'
      ? cards === recordsOfLines(procedure.declaration.lines)
      : procedure.declaration === subject.declaration
  if (!fits) throw new CodedError('invalid_input', { fields: { procedureId: { key: 'choice' } } })
  const ids = await procedureIds(tx, procedure, document, chosen)
  if (ids.length > most) throw tooMany(most)
  refuseTooManyLabels(task, ids.length)
  if (subject.kind === 'card' && ids.length === 0) throw nothing()
  return { subject, procedure, cards, ids }
}
