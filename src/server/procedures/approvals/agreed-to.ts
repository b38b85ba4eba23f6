import { comparableEmail } from '#model/email.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Language } from '#model/languages.ts'
import type { ReadEntry, ReadSection } from '#model/print/read-view.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { changesSince, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { freeze } from '#server/platform/frozen.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { lineItems } from '../objects/line-items.ts'
import type { Found } from '../permitted.ts'
import { readSheets } from '../room/room-sheets.ts'
import { type ApprovalRecord, approvalsOf } from '../store/approvals.ts'
import { sentObjectPage, sentObjectsMark } from '../store/sent-objects.ts'

/** Objects that are shown with a request. */
const objectsShown = 50

/** A procedure as those who are asked to agree read it: nothing private. */
export interface AgreedTo {
  readonly title: string
  readonly sections: readonly ReadSection[]
  readonly objects: {
    readonly number: string
    readonly title: string
    readonly entries: readonly ReadEntry[]
  }[]
  readonly objectsCount: number
  /** SHA-256 of all objects and what is decided about each, those that are not shown among them. */
  readonly allObjects: string
}

/** Reads what people are asked to agree to, and the mark by which an answer names it: its SHA-256. */
export async function readAgreedTo(
  tx: TenantTransaction,
  texts: TextBook,
  language: Language,
  { row, declaration }: Found,
): Promise<{ readonly kept: AgreedTo; readonly mark: string }> {
  const [sections = []] = await readSheets(tx, texts, language, ownSheet(declaration), [row.document])
  const refused = declaration.lines.decision?.refused
  const { rows, total } = await sentObjectPage(tx, row.id, refused, { page: 0, size: objectsShown })
  const ids = rows.map(({ cardId }) => cardId)
  const items = await lineItems(tx, declaration, ids, { actor: seesAll, language })
  const documents = rows.map(({ document }) => document)
  const lines = await readSheets(tx, texts, language, lineSheet(declaration), documents)
  const objects = ids.map((id, at) => ({
    number: items.get(id)?.number ?? '',
    title: items.get(id)?.title ?? '---',
    entries: (lines[at] ?? []).flatMap(section => section.entries),
  }))
  const allObjects = await sentObjectsMark(tx, row.id, refused)
  const kept = { title: row.title, sections, objects, objectsCount: total, allObjects }
  return { kept, mark: (await freeze(kept)).sha256 }
}

/** Key of a person who was asked to agree to a step: several requests to one person have the same key, also where they joined or left the museum. */
export const personAsked = ({ step, email }: Pick<ApprovalRecord, 'step' | 'email'>): string =>
  `${step} ${comparableEmail(email)}`

/** The address of someone outside the museum; null for members. */
export const addressOutside = ({ account_id, email }: ApprovalRecord): string | null =>
  account_id === null ? email : null

/** A version of a procedure. */
export interface Later {
  readonly version: number
  readonly action: string
  readonly changes: readonly Change[]
}

/** Returns the versions of a procedure since the first answer that counts; none without an answer. */
export async function sinceAnswers(
  tx: TenantTransaction,
  id: string,
  rows: readonly ApprovalRecord[],
): Promise<readonly Later[]> {
  const answered = rows.flatMap(({ version }) => version ?? [])
  return answered.length === 0 ? [] : changesSince(tx, id, Math.min(...answered))
}

/** The hash of what an answer is about, and whether what was kept of it still matches; null for answers of which nothing was kept. */
export async function keptOf(
  { version }: ApprovalRecord,
  later: readonly Later[],
): Promise<{ readonly sha256: string; readonly intact: boolean } | null> {
  // The history has the answer as the version after the one that was read.
  const given = version === null ? undefined : later.find(each => each.version === version + 1)
  const event = given?.changes.find(({ path }) => path === eventPath)?.after
  const { sha256, kept } = (event ?? {}) as { readonly sha256?: string; readonly kept?: AgreedTo }
  if (sha256 === undefined || kept === undefined) return null
  return { sha256, intact: (await freeze(kept)).sha256 === sha256 }
}

/** People whose last answer agrees to a step of a procedure, with the hash of what they read. */
export async function agreementsOf(tx: TenantTransaction, { row }: Pick<Found, 'row'>) {
  const rows = await approvalsOf(tx, row.id)
  const later = await sinceAnswers(tx, row.id, rows)
  const last = new Map(
    rows.filter(({ agreed }) => agreed !== null).map(each => [personAsked(each), each] as const),
  )
  const agreements = []
  for (const each of last.values())
    if (each.agreed && each.answered_at)
      agreements.push({
        name: each.name,
        email: addressOutside(each),
        at: each.answered_at.toISOString(),
        words: each.words,
        sha256: (await keptOf(each, later))?.sha256,
      })
  return agreements
}
