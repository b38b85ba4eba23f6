import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import { allFields } from '#model/engine/fields.ts'
import { formerPlaces } from '#model/engine/formerly.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'

/** Every path of every type that stored documents have, or once had, with the kind of its field. */
const file = fileURLToPath(new URL('fixtures/paths.json', import.meta.url))

type Paths = Record<string, Record<string, string>>

const dropped = 'dropped'

const sheets: Readonly<Record<string, Pick<Sheet, 'sections'>>> = {
  ...Object.fromEntries(declarations.map(declaration => [declaration.type, declaration])),
  conditionReport: reportSheet,
  conditionDamage: damageSheet,
  ...Object.fromEntries(
    procedureDeclarations.flatMap(declaration => [
      [declaration.type, declaration],
      [`${declaration.type} object`, lineSheet(declaration)],
      ...Object.entries(declaration.rooms?.answers ?? {}).flatMap(([name, { sections, line }]) => [
        [`${declaration.type} answer ${name}`, { sections }],
        ...(line
          ? [[`${declaration.type} answer ${name} object`, { sections: { line: { fields: line } } }]]
          : []),
      ]),
    ]),
  ),
}

/** Paths of a sheet by what stands there: a kind, or the path to which its values have moved. */
function pathsOf(sheet: Pick<Sheet, 'sections'>): Record<string, string> {
  const moved = formerPlaces(sheet).filter(({ from, to }) => from !== to)
  const now = [...allFields(sheet).values()].map(({ path, field }): [string, string] => [path, field.kind])
  const then = moved.map(({ from, to, kind }): [string, string] => [
    from,
    `formerly ${to}${kind === undefined ? '' : `, then ${kind}`}`,
  ])
  return Object.fromEntries([...now, ...then])
}

/** What is wrong with a path that stored documents have. */
function faultOf(sheet: Pick<Sheet, 'sections'>, path: string, kind: string): string | undefined {
  if (kind === dropped) return undefined
  const now = pathsOf(sheet)[path]
  if (now === undefined) return 'has vanished'
  if (now === kind || now.startsWith('formerly ')) return undefined
  const changes = formerPlaces(sheet).some(
    place => place.from === path && place.to === path && place.kind === kind,
  )
  return changes ? undefined : `was a ${kind} and is a ${now}`
}

test('No path of a stored document vanishes or changes its kind without a word about its values [F-T07]', () => {
  const kept: Paths = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const faults = Object.entries(kept).flatMap(([type, paths]) =>
    Object.entries(paths).flatMap(([path, kind]) => {
      const sheet = sheets[type]
      const fault = sheet
        ? faultOf(sheet, path, kind)
        : kind === dropped
          ? undefined
          : 'has vanished with its type'
      return fault === undefined ? [] : [`${type}: '${path}' ${fault}`]
    }),
  )
  expect(
    faults,
    `Museums have values stored there. Say in the declaration where they are now: formerly: '<old path>', or, where the kind
changed, formerly: { path: '<old path>', kind: '<old kind>' }. Where they shall be shown as values from an earlier version
and nothing else, write "${dropped}" beside the path in test/fixtures/paths.json.`,
  ).toEqual([])
  const all: Paths = Object.fromEntries(
    Object.keys({ ...kept, ...sheets }).map(type => {
      const now = sheets[type] ? pathsOf(sheets[type]) : {}
      const gone = Object.entries(kept[type] ?? {}).filter(
        ([path, kind]) => kind === dropped && !(path in now),
      )
      return [type, { ...now, ...Object.fromEntries(gone) }]
    }),
  )
  if (process.env.UPDATE_PATHS) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  else
    expect(
      kept,
      'Fields have been added. Write them down: UPDATE_PATHS=1 npm test -- test/paths.test.ts',
    ).toEqual(all)
})
