import { decisions as known, readScope } from '#model/exchange/decisions.ts'
import { cut } from '#model/text/cut.ts'
import { accountElsewhere } from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { recordsHere } from '../mapped.ts'
import { insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

/** Decisions about names in imported tables, with the terms and records that they mean here. */
export const decisions = settingsOf(
  'settings/import-decisions',
  settingRows['settings/import-decisions'],
  given =>
    given.map(({ scope, key, name, decision, target_id, account_name, decided_at }) => {
      const { vocabulary, types } = readScope(scope)
      return {
        key: `${scope} ${key}`,
        name,
        fits: known.some(each => each === decision) && (vocabulary !== undefined || types.length > 0),
        async take(tx, taking) {
          const there = target_id === null ? undefined : String(target_id)
          const here =
            there === undefined
              ? undefined
              : vocabulary === undefined
                ? (await recordsHere(tx, taking, [there])).get(there)?.id
                : taking.terms.get(there)
          // The entry that it meant is not here: the name is open.
          if (there !== undefined && here === undefined) return false
          const row = {
            scope,
            key,
            name,
            decision,
            target_id: here ?? null,
            version: 1,
            account_id: accountElsewhere,
            account_name: cut(account_name, longestName),
            decided_at,
          }
          return (await insertRows(tx, 'import_decision', [row])) > 0
        },
      }
    }),
)
