import { partsTaken } from '#server/exchange/index.ts'
import { ArchiveError } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { calendar } from '../settings/calendar.ts'
import { decisions } from '../settings/decisions.ts'
import { checklists, forms } from '../settings/forms.ts'
import { profiles, searches, views } from '../settings/lists.ts'
import { counters, numberPatterns } from '../settings/numbers.ts'
import { printTemplates } from '../settings/print-templates.ts'
import { roles } from '../settings/roles.ts'
import type { SettingsOfFile } from '../settings/settings-of-file.ts'
import { takeOnce } from '../take-once.ts'

/** Settings of all kinds, in the order in which they come over. */
const all: readonly SettingsOfFile[] = [
  roles,
  numberPatterns,
  counters,
  forms,
  views,
  checklists,
  searches,
  profiles,
  decisions,
  printTemplates,
  calendar,
]

/** The items of a file; none where the archive has no such file. @throws {ArchiveError} for one of another shape */
async function itemsOfFile({ from: { archive } }: Taking, { file, shape, items }: SettingsOfFile) {
  const name = `${file}.json`
  if (!archive.has(name)) return []
  const { data, error } = shape.safeParse(await archive.json(name).catch(() => undefined))
  if (error)
    throw new ArchiveError(
      `${name}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    )
  return items(data)
}

/** Takes one over in a transaction of its own: what is here under its name stays. */
const takeOne = (
  taking: Taking,
  origin: string,
  take: (tx: TenantTransaction, taking: Taking) => Promise<boolean>,
): Promise<boolean> =>
  taking.context.database.inTenant(
    taking.tenantId,
    async tx => (await takeOnce(tx, { origin, part: 'setting' }, null, () => take(tx, taking))) === 'taken',
  )

/** Settings of the museum: its forms, views, checklists, templates, numbers, roles, saved searches and mappings, and the calendar. */
export async function takeSettings(taking: Taking): Promise<void> {
  const { context, tenantId, from, signal } = taking
  for (const setting of all) {
    const items = await itemsOfFile(taking, setting)
    const originOf = (key: string) => `${from.museumKey}/${setting.file}/${key}`
    const taken = await context.database.inTenant(tenantId, tx =>
      partsTaken(
        tx,
        'setting',
        items.map(({ key }) => originOf(key)),
      ),
    )
    for (const { key, name, fits, take } of items) {
      if (signal.aborted || taken.has(originOf(key))) continue
      if (!fits) tellOf(taking, `${setting.file} ${name}`, 'import.command.archive.notFitting')
      else if (await takeOne(taking, originOf(key), take)) count(taking, 'settings')
    }
  }
}
