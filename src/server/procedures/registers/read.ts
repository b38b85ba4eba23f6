import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod/mini'
import type { RegisterEntry } from '#model/api/procedures/registers.ts'
import { type RegisterName, registerNames, registers } from '#model/engine/aspects/registers.ts'
import { type Language, languages } from '#model/languages.ts'
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

const inLanguages = z.record(z.enum(languages), z.string())

const entryContent = z.object({
  register: z.string(),
  year: z.number(),
  number: z.number(),
  day: z.iso.date(),
  by: z.string(),
  procedure: z.object({ id: z.string(), type: z.string(), number: z.string() }),
  about: z.object({ id: z.string(), number: z.string(), title: inLanguages }),
  columns: z.record(z.string(), inLanguages),
  cancels: z.optional(z.object({ year: z.number(), number: z.number() })),
  previous: z.string(),
})

/** Returns what was frozen in an entry; undefined for a text that is none. */
function contentOf(text: string): EntryContent | undefined {
  try {
    return entryContent.safeParse(JSON.parse(text)).data as EntryContent | undefined
  } catch {
    return undefined
  }
}

type Row = Awaited<ReturnType<typeof entriesOf>>[number]

/** Returns true for a row that says what was frozen in it: its columns are not under the hash. One that came from another museum names ids of that. */
const saysTheSame = (row: Row, content: EntryContent | undefined): content is EntryContent =>
  content !== undefined &&
  createHash('sha256').update(row.content).digest().equals(row.sha256) &&
  isDeepStrictEqual(
    [row.register, row.year, row.number, row.record_id, row.about_id, row.cancels_year, row.cancels],
    [
      registers[content.register]?.id,
      content.year,
      content.number,
      row.moved ? row.record_id : content.procedure.id,
      row.moved ? row.about_id : content.about.id,
      content.cancels?.year ?? null,
      content.cancels?.number ?? null,
    ],
  )

const presented = (row: Row, content: EntryContent | undefined, language: Language) => ({
  number: row.number,
  day: content?.day ?? '',
  objectId: row.about_id,
  objectNumber: content?.about.number ?? '',
  title: content?.about.title[language] ?? '',
  procedure: { ...(content?.procedure ?? { type: '', number: '' }), id: row.record_id },
  by: content?.by ?? '',
  columns: Object.fromEntries(
    Object.entries(content?.columns ?? {}).map(([name, texts]) => [name, texts[language]]),
  ),
  cancels: content?.cancels ?? null,
})

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
  const later = await cancellationsOf(
    tx,
    register,
    year,
    rows.map(({ number }) => number),
  )
  const cancelled = new Map(later.map(row => [row.cancels, { year: row.year, number: row.number }]))
  let previous = after === 0 ? undefined : await hashOf(tx, register, { year, number: after })
  let isIntact =
    (after === 0 || previous !== undefined || rows.length === 0) &&
    later.every(row => saysTheSame(row, contentOf(row.content)))
  const entries = rows.map((row, at): RegisterEntry => {
    const content = contentOf(row.content)
    isIntact &&=
      row.number === after + at + 1 &&
      saysTheSame(row, content) &&
      content.previous === (previous?.toString('hex') ?? '')
    previous = row.sha256
    return { ...presented(row, content, language), cancelledBy: cancelled.get(row.number) ?? null }
  })
  return { entries, isIntact, lastHash: previous?.toString('hex') ?? '' }
}
