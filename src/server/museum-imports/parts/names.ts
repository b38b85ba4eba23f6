import { declarationOfId } from '#model/cards/declarations.ts'
import { publicKinds } from '#model/engine/site-pages.ts'
import { isPublicName } from '#model/open/public-name.ts'
import { claimGivenNames, holdRegister, noteWithdrawals, publicNamesOf } from '#server/cards/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { idElsewhere, recordsHere } from '../mapped.ts'
import { readSettings } from '../read-settings.ts'
import { insertRows } from '../store/rows.ts'

const file = 'settings/site'

/** Names written in one transaction. */
const atOnce = 500

type PublicName = NonNullable<Awaited<ReturnType<typeof namesThere>>>[number]

const namesThere = async (taking: Taking) =>
  (await readSettings(taking, file, settingRows[file]))?.names.map(({ card_id, ...name }) => ({
    ...name,
    cardId: String(card_id),
  }))

const isKind = (kind: string): boolean => publicKinds.some(each => each === kind)

/** Takes some names over. What was erased since keeps its name, too: it says that it was withdrawn. */
async function takeSome(tx: TenantTransaction, taking: Taking, given: readonly PublicName[]): Promise<void> {
  const originOf = (name: string) => `${taking.from.museumKey}/${file}/name ${name}`
  const origins = given.map(({ name }) => originOf(name))
  await holdRegister(tx)
  const taken = await partsTaken(tx, 'setting', origins)
  const open = given.filter(({ name }) => !taken.has(originOf(name)))
  const ids = open.map(({ cardId }) => cardId)
  const records = await recordsHere(tx, taking, ids, { binned: true })
  const named = await publicNamesOf(
    tx,
    [...records.values()].map(({ id }) => id),
  )
  const fitting = open.filter(({ name, kind, cardId }) => {
    const here = records.get(cardId)
    const kindHere = here && declarationOfId(here.type)?.site?.kind
    const fits = isPublicName(name) && (here ? kindHere === kind : isKind(kind))
    if (!fits) tellOf(taking, `${file} ${name}`, 'import.command.archive.notFitting')
    return fits && !(here && named.has(here.id))
  })
  const claimed = await claimGivenNames(
    tx,
    fitting.map(({ name }) => name),
  )
  for (const { name } of fitting)
    if (!claimed.has(name)) tellOf(taking, `${file} ${name}`, 'import.command.archive.nameTaken')
  const rows = fitting.filter(({ name }) => claimed.has(name))
  const added = await insertRows(
    tx,
    'public_name',
    rows.map(({ name, kind, cardId, minted_at, withdrawn_at }) => ({
      name,
      kind,
      card_id: records.get(cardId)?.id ?? String(idElsewhere(Number(cardId))),
      minted_at,
      withdrawn_at,
    })),
  )
  for (const { name } of rows) await takePart(tx, { origin: originOf(name), part: 'setting' }, null)
  if (added > 0) count(taking, 'publicNames', added)
}

/** Yields names some at a time. */
function* some(names: readonly PublicName[]): Generator<readonly PublicName[]> {
  for (let from = 0; from < names.length; from += atOnce) yield names.slice(from, from + atOnce)
}

/** Public names of records, those that were withdrawn or erased too: addresses that were printed lead where they led. */
export async function takeNames(taking: Taking): Promise<void> {
  const { context, tenantId, signal } = taking
  for (const names of some((await namesThere(taking)) ?? []))
    if (!signal.aborted) await context.database.inTenant(tenantId, tx => takeSome(tx, taking, names))
}

/** Notes which of them the public does not see: what could not be published here is withdrawn. */
export async function settleNames(taking: Taking): Promise<void> {
  const { context, tenantId, signal } = taking
  for (const names of some((await namesThere(taking)) ?? []))
    if (!signal.aborted)
      await context.database.inTenant(tenantId, async tx => {
        const ids = names.map(({ cardId }) => cardId)
        const records = await recordsHere(tx, taking, ids, { binned: true })
        await noteWithdrawals(
          tx,
          [...records.values()].map(({ id }) => id),
        )
      })
}
