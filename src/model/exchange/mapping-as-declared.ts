import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import { pathAsDeclared } from '../engine/formerly.ts'
import { keyPaths, type Mapping, type Target } from './mapping.ts'
import { picturesPath, takesPictures } from './pictures.ts'

const renamedKeys = (
  declaration: CardDeclaration,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [pathAsDeclared(declaration, path), text]))

function targetAsDeclared(declaration: CardDeclaration, target: Target): Target {
  const path = pathAsDeclared(declaration, target.path)
  return { ...target, path, ...(target.with && { with: renamedKeys(declaration, target.with) }) }
}

/** Returns a saved mapping with the current paths of its fields. */
export const mappingAsDeclared = (declaration: CardDeclaration, mapping: Mapping): Mapping => ({
  ...mapping,
  constants: renamedKeys(declaration, mapping.constants),
  columns: mapping.columns.map(column => ({
    ...column,
    targets: column.targets.map(target => targetAsDeclared(declaration, target)),
  })),
})

const isKey = (path: string): boolean => (keyPaths as readonly string[]).includes(path)

/** Returns the fields of a mapping that do not exist (any longer), without duplicates. */
export function missingTargets(
  declaration: CardDeclaration,
  { constants, columns }: Pick<Mapping, 'constants' | 'columns'>,
): readonly string[] {
  const named = columns.flatMap(({ targets }) =>
    targets.flatMap(({ path, with: more = {} }) => [path, ...Object.keys(more)]),
  )
  const fields = allFields(declaration)
  const isPictures = (path: string): boolean => path === picturesPath && takesPictures(declaration)
  return [...new Set([...named, ...Object.keys(constants)])].filter(
    path => !isKey(path) && !isPictures(path) && !fields.has(path),
  )
}
