import { permissions } from '#model/permissions/codes.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

const idOf = new Map<string, number>(permissions.map(({ code, id }) => [code, id]))

/** Roles that the museum has named; nobody has them yet. */
export const roles = settingsOf(
  'settings/roles',
  settingRows['settings/roles'],
  given =>
    given.map(({ id, name, permissions: codes }) => ({
      key: id,
      name,
      fits: codes.every(code => idOf.has(code)),
      take: async tx =>
        (await insertRows(tx, 'named_role', [
          { name, permissions: codes.map(code => idOf.get(code)), version: 1 },
        ])) > 0,
    })),
  { named: true },
)
