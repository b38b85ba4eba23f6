import { readFileSync } from 'node:fs'
import { changeReport, createReport, finishReport } from '#model/api/condition-reports.ts'
import { answerApproval, askApproval, listApprovals } from '#model/api/procedures/approvals.ts'
import { becomeProcedure } from '#model/api/procedures/links.ts'
import {
  changeProcedure,
  moveProcedure,
  procedureUsers,
  readProcedure,
} from '#model/api/procedures/procedures.ts'
import {
  listTasks,
  readChecklist,
  saveChecklist,
  tickTask,
  type WrittenTask,
} from '#model/api/procedures/tasks.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import type { DemoWork } from './demo-work.ts'
import type { Hands } from './hands.ts'
import type { MuseumAtWork } from './museum-at-work.ts'
import { type Piece, procedure } from './piece.ts'
import { begin, takeInHand, type UnderWay } from './under-way.ts'
import { valuesOf, type WrittenValues } from './written-values.ts'

type Person = 'admin' | 'curator'

/** A procedure as a file has it: how it begins, and what is done in it, in this order. */
interface WrittenProcedure {
  readonly type: string
  readonly title: string
  readonly by: Person
  readonly values: WrittenValues
  readonly deeds: readonly Partial<Deeds>[]
}

/** The deeds by their names; each stands alone. */
interface Deeds {
  /** Writes into the procedure. */
  readonly write: WrittenValues
  /** Adds objects, by their numbers, and writes about them. */
  readonly objects: Readonly<Record<string, WrittenValues>>
  /** As `objects`, about the pictures of objects. */
  readonly pictures: Readonly<Record<string, WrittenValues>>
  /** Objects that are checked. */
  readonly check: readonly string[]
  /** Steps to go, one after the other; the reason is for conditions that do not hold. */
  readonly go: readonly string[] | { readonly to: string; readonly reason: string }
  /** Asks for approval: whoever is at work, or a colleague, as nobody asks themselves. */
  readonly ask: {
    readonly step: string
    readonly people: readonly string[]
    readonly message: string
    readonly by?: Person
  }
  readonly answer: { readonly by: Person; readonly words: string }
  /** Tasks that are ticked, by their words. */
  readonly tick: readonly string[]
  /** A condition report about an object, which is finished where it says so. */
  readonly report: { readonly object: string; readonly values: WrittenValues; readonly finished: boolean }
  /** The procedure that follows; about all objects, or those with some numbers. */
  readonly next: WrittenProcedure & { readonly only?: readonly string[] }
}

interface Place {
  readonly museum: MuseumAtWork
  readonly hands: Hands
  readonly declaration: ProcedureDeclaration
  readonly under: UnderWay
}

const fieldsOfType = (declaration: ProcedureDeclaration) => fieldsOf(ownSheet(declaration))

const writeInto = async ({ museum, hands, declaration, under }: Place, written: WrittenValues) => {
  const params = { id: under.id }
  const { version, values } = await hands(readProcedure, { params })
  const more = await valuesOf(museum, fieldsOfType(declaration), written)
  await hands(changeProcedure, { params, body: { version, values: { ...values, ...more } } })
}

const deeds: { readonly [Name in keyof Deeds]: (place: Place, given: Deeds[Name]) => Promise<void> } = {
  write: writeInto,
  async objects({ museum, declaration, under }, lines) {
    for (const [number, written] of Object.entries(lines))
      await under.writeAbout(
        await museum.object(number),
        await valuesOf(museum, declaration.lines.fields, written),
      )
  },
  async pictures({ museum, declaration, under }, lines) {
    for (const [number, written] of Object.entries(lines))
      await under.writeAbout(
        await museum.picture(number),
        await valuesOf(museum, declaration.lines.fields, written),
      )
  },
  async check({ under }, numbers) {
    for (const number of numbers) await under.write(number, {}, true)
  },
  async go({ hands, under }, way) {
    if ('to' in way) {
      const { to: step, reason } = way
      await hands(moveProcedure, { params: { id: under.id }, body: { step, reason } })
    } else await under.go(...way)
  },
  async ask({ museum, hands, under }, { step, people, message, by }) {
    const { result } = await museum.admin(procedureUsers, {})
    const accounts = result.filter(({ name }) => people.includes(name)).map(({ id }) => id)
    const asker = by ? museum[by] : hands
    await asker(askApproval, { params: { id: under.id }, body: { step, accounts, message } })
  },
  async answer({ museum, under }, { by, words }) {
    const { id } = under
    const { result } = await museum[by](listApprovals, { params: { id } })
    for (const { id: approvalId, mark } of result.filter(({ answer }) => answer === 'OPEN'))
      if (mark !== null)
        await museum[by](answerApproval, { params: { id, approvalId }, body: { agrees: true, words, mark } })
  },
  async tick({ hands, under: { id } }, words) {
    const { result } = await hands(listTasks, { params: { id } })
    for (const task of result.filter(each => words.includes(each.words)))
      await hands(tickTask, { params: { id, taskId: task.id }, body: { done: true } })
  },
  async report({ museum, hands, under }, { object, values: written, finished }) {
    const objectId = await museum.object(object)
    const values = await valuesOf(museum, fieldsOf(reportSheet), written)
    const { id, version } = await hands(createReport, { body: { objectId, procedureId: under.id } })
    const params = { id }
    const changed = await hands(changeReport, { params, body: { version, values } })
    if (finished) await hands(finishReport, { params, body: { version: changed.version } })
  },
  async next({ museum, under }, written) {
    const { type, title, by, values, only } = written
    const objectIds = only && (await Promise.all(only.map(museum.object)))
    const next = await museum[by](becomeProcedure, {
      params: { id: under.id },
      body: { type, title, ...(objectIds && { objectIds }) },
    })
    const place = placeOf(museum, written, await takeInHand(museum, museum[by], next))
    await writeInto(place, values)
    await doDeeds(place, written)
  },
}

const typeCalled = (type: string): ProcedureDeclaration => {
  const declaration = procedureNamed(type)
  if (!declaration) throw new Error(`The demonstration has procedures of the type ${type}`)
  return declaration
}

const placeOf = (museum: MuseumAtWork, { type, by }: WrittenProcedure, under: UnderWay): Place => ({
  museum,
  hands: museum[by],
  declaration: typeCalled(type),
  under,
})

async function doDeeds(place: Place, written: WrittenProcedure): Promise<void> {
  for (const deed of written.deeds)
    for (const [name, given] of Object.entries(deed)) await deeds[name as keyof Deeds](place, given as never)
}

const pieceOf = (written: WrittenProcedure): Piece =>
  procedure(written.title, async (museum, title) => {
    const { type, by } = written
    const values = await valuesOf(museum, fieldsOfType(typeCalled(type)), written.values)
    const under = await begin(museum, museum[by], { type, title, values })
    await doDeeds(placeOf(museum, written, under), written)
  })

/** The checklist of a type, which the museum keeps before it begins anything. */
const checklistOf = (type: string, tasks: readonly WrittenTask[]): Piece => ({
  title: type,
  isThere: async ({ admin }) => (await admin(readChecklist, { params: { type } })).version > 0,
  async begin({ admin }) {
    await admin(saveChecklist, { params: { type }, body: { version: 0, tasks: [...tasks] } })
  },
})

interface WrittenWork {
  readonly checklists: Readonly<Record<string, readonly WrittenTask[]>>
  readonly procedures: readonly WrittenProcedure[]
  readonly withPictures: readonly WrittenProcedure[]
}

/** Reads the procedures of a museum's file, `procedures.json` in its folder. */
export function proceduresOf(folder: string): Pick<DemoWork, 'procedures' | 'withPictures'> {
  const path = new URL(`../${folder}/procedures.json`, import.meta.url)
  const { checklists, procedures, withPictures } = JSON.parse(readFileSync(path, 'utf8')) as WrittenWork
  const kept = Object.entries(checklists).map(([type, tasks]) => checklistOf(type, tasks))
  return { procedures: [...kept, ...procedures.map(pieceOf)], withPictures: withPictures.map(pieceOf) }
}
