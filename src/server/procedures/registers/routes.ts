import {
  listRegisters,
  type RegisterEntry,
  readRegister,
  registerPdf,
  registerTable,
} from '#model/api/procedures/registers.ts'
import { type RegisterName, registerOfId } from '#model/engine/aspects/registers.ts'
import type { Language } from '#model/languages.ts'
import { attachmentOf, writeTable } from '#server/exchange/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { type Press, sendPdf } from '#server/print/index.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { yearsOf } from '../store/register-entries.ts'
import { readableRegisters, readEntries } from './read.ts'
import { brokenNote, cellsOf, headingsOf, registerDocument } from './register-document.ts'

/** Entries of one answer, and of one transaction of a table. */
const pageSize = 100
/** A longer register is read as a table: this is some hundred pages. */
const mostPrinted = 5000

export interface RegistersContext extends Pick<ProceduresContext, 'database' | 'texts'> {
  readonly press: Press
  readonly museumName: (tenantId: string) => Promise<string>
}

interface Wanted {
  readonly register: RegisterName
  readonly year: number
}

/** Calls for the registers of a museum. */
export function registerRoutes({ database, texts, press, museumName }: RegistersContext): Route[] {
  const yearsFor = (actor: MuseumActor) =>
    database.inTenant(actor.tenantId, async tx => {
      const rows = Map.groupBy(await yearsOf(tx), ({ register }) => registerOfId(register))
      return readableRegisters(actor).map(register => ({
        register,
        years: (rows.get(register) ?? []).map(({ year, entries, last }) => ({
          year,
          entries,
          isComplete: entries === last,
        })),
      }))
    })

  /** Returns what is known of a year. @throws {CodedError} `not_found` for a register that one may not read, and a year in which nothing was entered. */
  async function requireYear(actor: MuseumActor, { register, year }: Wanted) {
    const found = (await yearsFor(actor)).find(each => each.register === register)
    const known = found?.years.find(each => each.year === year)
    if (!known) throw notFound()
    return known
  }

  async function* pages(actor: MuseumActor, wanted: Wanted, language: Language) {
    for (let after = 0; ; after += pageSize) {
      const read = await database.inTenant(actor.tenantId, tx =>
        readEntries(tx, wanted, { after, limit: pageSize, language }),
      )
      if (read.entries.length === 0) return
      yield read
    }
  }

  return [
    route(listRegisters, async ({ actor }) => ({
      result: (await yearsFor(actor)).map(({ register, years }) => ({
        register,
        years: years.map(({ year, entries }) => ({ year, entries })),
      })),
    })),

    route(readRegister, async ({ actor, language, params, query }) => {
      const { entries: total, isComplete } = await requireYear(actor, params)
      const { after = 0, size = pageSize } = query
      const { entries, isIntact } = await database.inTenant(actor.tenantId, tx =>
        readEntries(tx, params, { after, limit: size, language }),
      )
      return { result: [...entries], total, isIntact: isIntact && isComplete }
    }),

    route(registerPdf, async ({ actor, language: asked, params, query, reply }) => {
      const { entries: total, isComplete } = await requireYear(actor, params)
      const language = query.lang ?? asked
      if (total > mostPrinted) throw new CodedError('too_large')
      const entries: RegisterEntry[] = []
      let lastHash = ''
      let isIntact = isComplete
      for await (const page of pages(actor, params, language)) {
        entries.push(...page.entries)
        ;({ lastHash } = page)
        isIntact &&= page.isIntact
      }
      const museum = await museumName(actor.tenantId)
      const today = await database.inTenant(actor.tenantId, todayOf)
      const document = { ...params, entries, lastHash, isIntact }
      const job = registerDocument(document, { texts, language, museum, today })
      return sendPdf(reply, { pdf: await press.print(job), title: job.title })
    }),

    route(registerTable, async ({ actor, language: asked, params, query, reply }) => {
      const { isComplete } = await requireYear(actor, params)
      const language = query.lang ?? asked
      const speaking = { texts, language }
      const name = `${texts.translate(language, `procedures.registers.names/${params.register}`)} ${params.year}`
      const columns = headingsOf(params.register, speaking).map(heading => ({ name: heading }))
      async function* rows() {
        let isWhole = isComplete
        for await (const { entries, isIntact } of pages(actor, params, language)) {
          isWhole &&= isIntact
          for (const entry of entries) yield cellsOf(params.register, entry, speaking, day => day)
        }
        // The note says so, as it says which entry cancels which.
        if (!isWhole) yield [...columns.slice(1).map(() => ''), brokenNote(speaking)]
      }
      const content = writeTable(query.format, { columns, rows: rows(), sheetName: name })
      return reply.headers(attachmentOf(query.format, name)).send(content)
    }),
  ]
}
