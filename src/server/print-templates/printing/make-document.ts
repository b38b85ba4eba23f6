import { longDay } from '#model/dates/museum-day.ts'
import { sumPaths } from '#model/engine/aspects/lines.ts'
import { localeOf } from '#model/languages.ts'
import { printableField } from '#model/print-templates/printable-fields.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import { labelText, namesOf } from '#server/cards/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import type { BlocksJob, FilledElement, LabelsJob } from '#server/print/index.ts'
import { membersOf, readSums } from '#server/procedures/index.ts'
import type { TemplatesContext } from '../context.ts'
import { fillDocument, fillRunning } from '../filling/fill-document.ts'
import { fillLabel } from '../filling/fill-label.ts'
import { missingIn } from '../filling/missing-in.ts'
import { pathName } from '../filling/path-name.ts'
import type { ScopeValues } from '../filling/scope-values.ts'
import { givenSignatures } from './given-signatures.ts'
import { neededPictures } from './needed-pictures.ts'
import { readObjects } from './read-objects.ts'
import type { Target } from './targets.ts'
import type { PrintTask } from './task.ts'
import { objectValues, type Printing, type ProcedureContext, wholeValues } from './values-of.ts'

/** Objects that are read in one go; between them others have their turn, and progress is reported. */
const inOneGo = 50

async function presentProcedure(
  { database }: TemplatesContext,
  { tenantId, holder, language, document }: Pick<PrintTask, 'tenantId' | 'holder' | 'language' | 'document'>,
  { procedure }: Target,
): Promise<ProcedureContext | undefined> {
  if (!procedure) return undefined
  const { row, declaration } = procedure
  const template = JSON.stringify(document)
  const hasSums = sumPaths.some(path => template.includes(path))
  return database.inTenant(tenantId, async tx => ({
    names: await namesOf(tx, holder, declaration, [row.document]),
    managers: ((await membersOf(tx, [row.id])).get(row.id) ?? []).flatMap(({ manager, person }) =>
      manager ? [person.name] : [],
    ),
    sums: hasSums ? await readSums(tx, { holder, language }, procedure) : undefined,
  }))
}

const nameOfPath =
  ({ texts, language, target }: Printing) =>
  (path: string): string => {
    const found = printableField(target.subject, path)
    if (found) return labelText(texts, language, { type: found.source.area }, found.placed.path)
    return pathName(texts, language, path.replace(/^.*>/, ''))
  }

/** Title of a document: its template and subject. */
function titleOf(name: string, { procedure }: Target, objects: readonly ScopeValues[]): string {
  if (procedure) return `${name} ${procedure.row.number}`
  const [only] = objects
  return only && objects.length === 1 ? `${name} ${only.text('@number') || only.text('@title')}` : name
}

/** Gathers what a document is printed of and for, before its objects are read. */
async function printingOf(
  context: TemplatesContext,
  { tenantId, holder, person, language, document }: PrintTask,
  target: Target,
): Promise<Printing> {
  return {
    texts: context.texts,
    language,
    holder,
    publicUrl: context.publicUrl(),
    target,
    procedure: await presentProcedure(context, { tenantId, holder, language, document }, target),
    general: {
      '@museum': await context.museumName(tenantId),
      '@date': longDay(await context.database.inTenant(tenantId, todayOf), localeOf(language)),
      '@printedBy': person,
      '@count': String(target.ids.length),
    },
  }
}

/** Returns the names of what a document speaks of and has not got. */
export async function missingOf(
  context: TemplatesContext,
  task: PrintTask,
  target: Target,
): Promise<readonly string[]> {
  const printing = await printingOf(context, task, target)
  return missingIn(task.document, wholeValues(printing), {
    language: task.language,
    nameOf: nameOfPath(printing),
  })
}

export interface Made {
  readonly job: LabelsJob | BlocksJob
  readonly title: string
  readonly count: number
}

/**
 * Fills a template in with some of the objects of its target. What is typeset of it is for the press.
 * @param ids of the objects
 * @param passed hears after each batch how many objects it had
 */
export async function makeDocument(
  context: TemplatesContext,
  task: PrintTask,
  target: Target,
  ids: readonly string[],
  passed: (objects: number) => void = () => undefined,
): Promise<Made> {
  const { tenantId, holder, language, document, wanted, name } = task
  const printing = await printingOf(context, task, target)
  const museum = printing.general['@museum']
  const given = await context.database.inTenant(tenantId, tx =>
    givenSignatures(context, tx, target, { language, document }),
  )
  const whole = wholeValues(printing)
  const needed = neededPictures(document, ids.length)
  const objects: ScopeValues[] = []
  for (let at = 0; at < ids.length; at += inOneGo) {
    const some = ids.slice(at, at + inOneGo)
    const read = await readObjects(context, { tenantId, holder }, target, some, needed)
    for await (const object of inTurns(read))
      objects.push(objectValues(printing, object, objects.length, whole))
    passed(some.length)
  }
  const title = titleOf(name, target, objects)
  const filling = { language, nameOf: nameOfPath(printing), subject: target.subject, given }
  const titled = { language, museum, title }
  return { title, count: objects.length, job: await jobOf(document) }

  async function jobOf(template: PrintTemplate): Promise<LabelsJob | BlocksJob> {
    if (template.family === 'label') {
      const labels: (readonly FilledElement[])[] = []
      for await (const values of inTurns(objects)) labels.push(fillLabel(template.elements, values, filling))
      return {
        layout: 'labels',
        ...titled,
        medium: template.medium,
        skip: (wanted.start ?? 1) - 1,
        copies: wanted.copies ?? 1,
        labels,
      }
    }
    return {
      layout: 'blocks',
      ...titled,
      page: template.page,
      header: fillRunning(template.header, whole, filling),
      footer: fillRunning(template.footer, whole, filling),
      blocks: await fillDocument(template, whole, objects, filling),
    }
  }
}
