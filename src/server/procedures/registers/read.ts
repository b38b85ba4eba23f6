import { createHash } from 'node:crypto'
import type { RegisterEntry } from '#model/api/procedures/registers.ts'
import { type RegisterName, registerNames } from '#model/engine/aspects/registers.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { may } from '../permitted.ts'
import { cancellationsOf, entriesOf, hashOf } from '../store/register-entries.ts'
import type { EntryContent } from './enter.ts'

/** Registers that someone may read: those into which a procedure enters that they may read. */
export const readableRegisters = (holder: Holder): readonly RegisterName[] =>
  registerNames.filter(name =>
    procedureDeclarations.some(
      declaration =>
        Object.values(declaration.workflow.effects ?? {}).some(({ enters }) => enters?.register === name) &&
        may(holder, declaration, 'read'),
    ),
  )

interface Wanted {
  readonly register: RegisterName
  readonly year: number
}

/** Reads entries of a year, and checks that each is what was entered, and follows the one before. */
export async function readEntries(
  tx: TenantTransaction,
  { register, year }: Wanted,
  { after, limit, language }: { readonly after: number; readonly limit: number; readonly language: Language },
): Promise<{
  readonly entries: readonly RegisterEntry[]
  readonly isIntact: boolean
  readonly lastHash: string
}> {
  const rows = await entriesOf(tx, register, year, { after, limit })
  const cancelled = new Map(
    (await cancellationsOf(tx, register, year)).map(({ cancels, year: by, number }) => [
      cancels,
      { year: by, number },
    ]),
  )
  let previous = after === 0 ? undefined : await hashOf(tx, register, { year, number: after })
  let isIntact = after === 0 || previous !== undefined
  const entries = rows.map((row, at): RegisterEntry => {
    const content = JSON.parse(row.content) as EntryContent
    const isAsEntered =
      row.number === after + at + 1 &&
      createHash('sha256').update(row.content).digest().equals(row.sha256) &&
      content.number === row.number &&
      content.previous === (previous?.toString('hex') ?? '')
    isIntact &&= isAsEntered
    previous = row.sha256
    return {
      number: row.number,
      day: content.day,
      objectId: content.about.id,
      objectNumber: content.about.number,
      title: content.about.title[language],
      procedure: content.procedure,
      by: content.by,
      columns: Object.fromEntries(
        Object.entries(content.columns).map(([name, texts]) => [name, texts[language]]),
      ),
      cancels: content.cancels ?? null,
      cancelledBy: cancelled.get(row.number) ?? null,
    }
  })
  return { entries, isIntact, lastHash: previous?.toString('hex') ?? '' }
}
