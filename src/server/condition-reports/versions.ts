import type { Change } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { changesOf } from './store/reports.ts'

/** The versions of a report's form, damages and regions: a change names the version it is based on. */
export interface Versions {
  readonly form: number
  damage(id: string): number
  region(id: string): number
}

const drawn = /^(?:damages|pictures|lastDamage|@)/

/** Counts revisions that wrote a row, from the one that made it; rows that came with the report, or within another one, are at the first already. */
function countOf(history: readonly (readonly Change[])[], isOf: (path: string) => boolean): number {
  const touched = history
    .map(changes => changes.filter(({ path }) => isOf(path)))
    .filter(({ length }) => length > 0)
  const madeByItself = touched[0]?.every(({ kind }) => kind === 'added') ?? false
  return touched.length + (madeByItself ? 0 : 1)
}

/** Reads the versions of a report and its parts from its history. */
export async function versionsOf(tx: TenantTransaction, id: string): Promise<Versions> {
  const [, ...history] = await changesOf(tx, id)
  const isOfForm = (path: string) => path === '@deleted' || !drawn.test(path)
  return {
    form: 1 + history.filter(changes => changes.some(({ path }) => isOfForm(path))).length,
    damage: of =>
      countOf(
        history,
        path =>
          path === `damages#${of}` ||
          (path.startsWith(`damages#${of}/`) && !path.startsWith(`damages#${of}/regions`)),
      ),
    region: of =>
      countOf(history, path => path.endsWith(`/regions#${of}`) || path.includes(`/regions#${of}/`)),
  }
}
