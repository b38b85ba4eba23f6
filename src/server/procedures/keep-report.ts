import { frozenStateOf } from '#model/engine/aspects/freezes.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import { accountById } from '#server/access/index.ts'
import {
  annulFrozen,
  frozenOf,
  keepFrozen,
  namesOf,
  seesAll,
  systemAuthor,
  withNames,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { addressOutside } from './approvals/agreed-to.ts'
import { stepNamed } from './approvals/answer-approval.ts'
import { lineItems } from './objects/line-items.ts'
import type { Found } from './permitted.ts'
import { recordEvent } from './record-event.ts'
import { approvalsOf } from './store/approvals.ts'
import type { DoneBy } from './store/events.ts'
import { objectPage } from './store/objects.ts'

/** Lines that are read in one go. */
const inOneGo = 500

/** The lines of a procedure with what they are about, and all names filled in. */
async function linesOf(tx: TenantTransaction, { row, declaration }: Found, language: Language) {
  const sheet = lineSheet(declaration)
  const frozen: object[] = []
  for (let page = 0; ; page += 1) {
    const lines = await objectPage(tx, row.id, { page, size: inOneGo })
    const ids = lines.map(({ cardId }) => cardId)
    const items = await lineItems(tx, declaration, ids, { actor: seesAll, language })
    const documents = lines.map(({ document }) => document)
    const names = await namesOf(tx, seesAll, sheet, documents)
    for (const { cardId: id, document, checkedAt, checkedName } of lines) {
      const { number = '', title = '' } = items.get(id) ?? {}
      const checked = checkedAt && { by: checkedName, at: checkedAt.toISOString() }
      frozen.push({ id, number, title, checked, values: withNames(sheet, document, names, language) })
    }
    if (lines.length < inOneGo) return frozen
  }
}

/** All that is frozen of a procedure: its values, its lines, and who agreed to its steps. */
async function contentOf(tx: TenantTransaction, one: Found, by: DoneBy) {
  const { row, declaration } = one
  const language = (by.accountId && (await accountById(tx.db, by.accountId))?.language) || 'en'
  const names = await namesOf(tx, seesAll, declaration, [row.document])
  const answers = (await approvalsOf(tx, row.id)).filter(({ agreed }) => agreed !== null)
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    values: withNames(declaration, row.document, names, language),
    lines: await linesOf(tx, one, language),
    approvals: answers.map(answer => ({
      step: stepNamed(one, answer.step),
      name: answer.name,
      /** Null for members of the museum. */
      email: addressOutside(answer),
      agreed: answer.agreed,
      words: answer.words,
      at: answer.answered_at?.toISOString() ?? null,
    })),
    createdAt: row.created_at.toISOString(),
    finished: { by: by.name, at: by.at.toISOString(), language },
  }
}

/**
 * Keeps what is frozen of a locked procedure as its step has it: frozen once it is closed by the step that is signed, annulled with the reason once it
 * is reopened. Nothing happens for types without such a step.
 */
export async function keepReport(tx: TenantTransaction, one: Found, by: DoneBy, reason = ''): Promise<void> {
  const { row, declaration } = one
  if (!declaration.freezes) return
  const isFinished = frozenStateOf(declaration.freezes, row.document) === 'FINISHED'
  const frozen = await frozenOf(tx, row.id)
  const stands = frozen !== undefined && frozen.annulled_at === null
  if (isFinished === stands) return
  if (!isFinished) {
    await annulFrozen(tx, row.id, { name: by.name, at: by.at, reason })
    return
  }
  const accountId = by.accountId ?? systemAuthor.accountId
  const { sha256 } = await keepFrozen(tx, row.id, await contentOf(tx, one, by), { ...by, accountId })
  await recordEvent(tx, row.id, { kind: 'frozen', details: { sha256 } }, by)
}
