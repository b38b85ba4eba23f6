import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isLeaf } from '../engine/fields.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Requirement } from '../permissions/access.ts'
import type { PermissionCode } from '../permissions/codes.ts'
import type { VocabularyCode } from '../vocabularies/definitions.ts'
import { declarations } from './declarations.ts'

type Sections = Pick<CardDeclaration, 'sections'>

/** A type whose fields take terms, with the permissions to read and edit it. */
interface User {
  readonly sheets: readonly Sections[]
  readonly read: readonly PermissionCode[]
  readonly edit: readonly PermissionCode[]
}

const users: readonly User[] = [
  ...declarations.map(declaration => ({
    sheets: [declaration, ...(declaration.lines ? [{ sections: { line: declaration.lines } }] : [])],
    read: declaration.permissions.read,
    edit: [...declaration.permissions.create, ...declaration.permissions.update],
  })),
]

const vocabulariesIn = (sheet: Sections): readonly VocabularyCode[] =>
  [...allFields(sheet as CardDeclaration).values()].flatMap(({ field }) =>
    isLeaf(field) ? (kindOf(field as Leaf).vocabularyOf?.(field as Leaf) ?? []) : [],
  )

/** Users of each vocabulary, computed once. */
let known: ReadonlyMap<string, readonly User[]> | undefined

function findUsers(): ReadonlyMap<string, readonly User[]> {
  const found = new Map<string, User[]>()
  for (const user of users)
    for (const code of new Set(user.sheets.flatMap(vocabulariesIn)))
      found.set(code, [...(found.get(code) ?? []), user])
  return found
}

/** Returns the types that use a vocabulary; every type for one that no field names, such as the associations between linked records. */
function usersOf(code: VocabularyCode): readonly User[] {
  known ??= findUsers()
  return known.get(code) ?? users
}

/** Returns the permissions of which one is needed to read a vocabulary or add terms to it: those for the types that use it. */
export const vocabularyRequirement = (code: VocabularyCode, action: 'read' | 'edit'): Requirement => ({
  permissions: [...new Set(usersOf(code).flatMap(user => user[action]))],
})
