import { z } from 'zod/mini'
import { cut } from '#model/text/cut.ts'
import { recordAudit } from '#server/audit/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { readSettings } from '../read-settings.ts'
import { calendar } from '../settings/calendar.ts'
import { decisions } from '../settings/decisions.ts'
import { checklists, forms } from '../settings/forms.ts'
import { profiles, searches, views } from '../settings/lists.ts'
import { counters, numberPatterns } from '../settings/numbers.ts'
import { printTemplates } from '../settings/print-templates.ts'
import { roles } from '../settings/roles.ts'
import type { SettingsOfFile } from '../settings/settings-of-file.ts'
import { site } from '../settings/site.ts'
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
  site,
]

/** The items of a file; none where the archive has no such file. @throws {ArchiveError} for one of another shape */
async function itemsOfFile(taking: Taking, { file, shape, items }: SettingsOfFile) {
  const content = await readSettings(taking, file, shape)
  return content === undefined ? [] : items(content)
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

/** Names that an entry of the log lists of each kind. */
const mostNames = 20

/** Settings that came over from a file, for the log. */
interface Imported {
  readonly what: string
  readonly count: number
  readonly names: readonly string[]
}

const museumFile = z.looseObject({ name: z.string() })

/** Writes into the log of the museum which settings came from which archive: nobody here decided them one by one. */
async function recordImported({ context, ...taking }: Taking, settings: readonly Imported[]): Promise<void> {
  if (settings.length === 0) return
  const { archive, museumKey } = taking.from
  const museum = museumFile.safeParse(await archive.json('museum.json').catch(() => undefined)).data
  const details = { museum: cut(museum?.name ?? museumKey, longestName), museumKey, settings }
  await context.database.inTenant(taking.tenantId, tx =>
    recordAudit(tx, { accountId: taking.author.accountId }, 'settingsImported', tx.clock(), details),
  )
}

const inCamelCase = (file: string): string =>
  file.replace('settings/', '').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Takes the settings of a file over. @returns the names of those that came */
async function takeFile(taking: Taking, setting: SettingsOfFile): Promise<readonly string[]> {
  const { context, tenantId, from, signal } = taking
  const items = await itemsOfFile(taking, setting)
  const originOf = (key: string) => `${from.museumKey}/${setting.file}/${key}`
  const taken = await context.database.inTenant(tenantId, tx =>
    partsTaken(
      tx,
      'setting',
      items.map(({ key }) => originOf(key)),
    ),
  )
  const came: string[] = []
  for (const { key, name, fits, take } of items) {
    if (signal.aborted || taken.has(originOf(key))) continue
    if (!fits) tellOf(taking, `${setting.file} ${name}`, 'import.command.archive.notFitting')
    else if (await takeOne(taking, originOf(key), take)) came.push(name)
  }
  return came
}

/** Settings of the museum: its forms, views, checklists, templates, numbers, roles, saved searches and mappings, the calendar, and its public site. */
export async function takeSettings(taking: Taking): Promise<void> {
  const imported: Imported[] = []
  try {
    for (const setting of all) {
      const came = await takeFile(taking, setting)
      if (came.length === 0) continue
      count(taking, 'settings', came.length)
      const names = setting.named ? came.slice(0, mostNames).map(name => cut(name, longestName)) : []
      imported.push({ what: inCamelCase(setting.file), count: came.length, names })
    }
  } finally {
    await recordImported(taking, imported)
  }
}
