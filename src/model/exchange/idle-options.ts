import { type CellColumn, cellColumnsByPath } from '../engine/cells.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isList } from '../engine/fields.ts'
import { keyPaths, type Mapping, type ReaderName, type Target } from './mapping.ts'
import { picturesPath } from './pictures.ts'
import { rowReader } from './readers/row-readers.ts'

type Declared = Pick<CardDeclaration, 'sections'>

/** An option of a target, or its field itself, that would have no effect. */
export type IdleOption = keyof Target

const lifeParts: ReadonlySet<string> = new Set(['{begin}', '{end}', '{active}'])

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

const keysOf = (options: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.keys(options ?? {})

const isDate = ({ field, lists }: CellColumn): boolean => lists === 0 && field.kind === 'date'

/** Returns the paths of links a target fills. */
function linksOf(declaration: Declared, { path, reader = 'value' }: Target): readonly string[] {
  const columns = cellColumnsByPath(declaration)
  const filled = reader === 'value' ? [path] : (rowReader(reader)?.fields ?? []).map(key => `${path}/${key}`)
  return filled.filter(each => columns.get(each)?.field.kind === 'link')
}

/** Returns true when a reader can fill a field. */
function fits(declaration: Declared, path: string, reader: ReaderName): boolean {
  const column = cellColumnsByPath(declaration).get(path)
  if (reader === 'value') return column !== undefined
  const rows = rowReader(reader)
  if (!rows) return column !== undefined && isDate(column)
  const list = allFields(declaration).get(path)?.field
  return list !== undefined && isList(list) && rows.fields.every(key => Object.hasOwn(list.fields, key))
}

/** Returns true when the further fields of a target can be filled with its text. */
function fitsWith(declaration: Declared, { path, reader = 'value', with: further }: Target): boolean {
  const columns = cellColumnsByPath(declaration)
  const own = columns.get(path)
  return Object.entries(further ?? {}).every(([each, value]) => {
    const column = columns.get(each)
    if (reader === 'life') return column !== undefined && isDate(column) && lifeParts.has(value)
    if (reader === 'value')
      return own !== undefined && own.lists > 0 && column !== undefined && parentOf(each) === parentOf(path)
    return rowReader(reader) !== undefined && column !== undefined && parentOf(each) === path
  })
}

/** Returns the options of a target that have no effect on what it fills. */
export function idleOptions(declaration: Declared, target: Target): readonly IdleOption[] {
  const { path, reader = 'value', split, take } = target
  // Only tables of our own have the column, and it is read as it was written.
  if (path === '@museum')
    return Object.keys(target).filter(option => option !== 'path') as unknown as IdleOption[]
  const idle = new Set<IdleOption>()
  if (take && !split) idle.add('take')
  if ((keyPaths as readonly string[]).includes(path) || path === picturesPath) {
    if (path === picturesPath && target.join !== undefined) idle.add('join')
    if (reader !== 'value') idle.add('reader')
    if (keysOf(target.with).length > 0) idle.add('with')
    if (target.missing) idle.add('missing')
    return [...idle]
  }
  if (!fits(declaration, path, reader)) return [...idle, reader === 'value' ? 'path' : 'reader']
  if (!fitsWith(declaration, target)) idle.add('with')
  if (target.missing && linksOf(declaration, target).length === 0) idle.add('missing')
  const column = cellColumnsByPath(declaration).get(path)
  // Terms outside lists are always separated in the one way in which they are read.
  if (target.join !== undefined && column?.lists === 0 && column.field.kind === 'terms') idle.add('join')
  return [...idle]
}

/** Returns a target without the options that have no effect. */
export function effective(declaration: Declared, target: Target): Target {
  const idle: readonly string[] = idleOptions(declaration, target)
  return Object.fromEntries(
    Object.entries(target).filter(([option]) => option === 'path' || !idle.includes(option)),
  ) as unknown as Target
}

/** A setting of a mapping without effect; `column` is a path for a fixed value. */
export interface IdleSetting {
  readonly column: string
  readonly option: IdleOption | 'constants'
}

/**
 * Returns the settings of a mapping that would have no effect. Such a mapping is refused when it is read: what a museum asked for must not be
 * left out without a word.
 */
export function idleSettings(
  declaration: Declared,
  mapping: Pick<Mapping, 'columns' | 'constants'>,
): readonly IdleSetting[] {
  const missing = new Map<string, Target['missing']>()
  const own = mapping.columns.flatMap(({ column, targets }) =>
    targets.flatMap(target => {
      const idle: IdleOption[] = [...idleOptions(declaration, target)]
      // Links of a field are treated in one way, whichever column they come from.
      for (const path of linksOf(declaration, target)) {
        if (!missing.has(path)) missing.set(path, target.missing)
        if (missing.get(path) !== target.missing && !idle.includes('missing')) idle.push('missing')
      }
      return idle.map(option => ({ column, option }))
    }),
  )
  const fixed = Object.keys(mapping.constants).filter(path => !cellColumnsByPath(declaration).has(path))
  return [...own, ...fixed.map(column => ({ column, option: 'constants' as const }))]
}
