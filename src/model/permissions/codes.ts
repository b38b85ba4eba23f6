/** Every permission of the product (platform specification, section 6), declared once. */

/** Modules in the fixed order in which permission lists show them. */
export const permissionModules = [
  'catalogue',
  'dam',
  'collections',
  'person',
  'document',
  'biblio',
  'place',
  'event',
  'procedures',
  'inventory-audit',
  'loan-out',
  'condition-check',
  'rightly',
] as const

export type PermissionModule = (typeof permissionModules)[number]

export type PermissionType =
  | 'READ'
  | 'CREATE'
  | 'UPDATE'
  | 'DELETE'
  | 'PUBLISH'
  | 'LINK'
  | 'DOWNLOAD'
  | 'SHARE'
  | 'START'
  | 'CLOSE'
  | 'USE'

interface Declaration {
  readonly id: number
  readonly code: string
  readonly module: PermissionModule
  readonly type: PermissionType
}

const entityVerbs = [
  ['Read', 'READ'],
  ['Create', 'CREATE'],
  ['Update', 'UPDATE'],
  ['Delete', 'DELETE'],
  ['Publish', 'PUBLISH'],
] as const

type Entity = 'person' | 'document' | 'biblio' | 'place' | 'event'
type EntityCode = `${Entity}${(typeof entityVerbs)[number][0]}`

const entity = <E extends Entity>(firstId: number, name: E) =>
  entityVerbs.map(([verb, type], index) => ({
    id: firstId + index,
    code: `${name}${verb}` as EntityCode,
    module: name,
    type,
  }))

const procedureVerbs = [
  ['Read', 'READ'],
  ['Start', 'START'],
  ['Edit', 'UPDATE'],
  ['Close', 'CLOSE'],
  ['Delete', 'DELETE'],
] as const

type ProcedureVerb = (typeof procedureVerbs)[number][0]
type ProcedureModule = 'inventory-audit' | 'loan-out' | 'condition-check'
type ProcedureCode = `${ProcedureModule}-${Lowercase<ProcedureVerb>}`

const procedure = (firstId: number, module: ProcedureModule) =>
  procedureVerbs.map(([verb, type], index) => ({
    id: firstId + index,
    code: `${module}-${verb.toLowerCase()}` as ProcedureCode,
    module,
    type,
  }))

/** All permissions. Ids are stable: they are what invitations and identities store. */
export const permissions = [
  { id: 1, code: 'catalogueRead', module: 'catalogue', type: 'READ' },
  { id: 2, code: 'catalogueAddCard', module: 'catalogue', type: 'CREATE' },
  { id: 3, code: 'catalogueEdit', module: 'catalogue', type: 'UPDATE' },
  { id: 4, code: 'catalogueLinkCardWithFile', module: 'catalogue', type: 'LINK' },
  { id: 5, code: 'publishCardOnWeb', module: 'catalogue', type: 'PUBLISH' },
  { id: 6, code: 'catalogueDelete', module: 'catalogue', type: 'DELETE' },
  { id: 7, code: 'catalogueDownloadCard', module: 'catalogue', type: 'DOWNLOAD' },
  { id: 8, code: 'shareCard', module: 'catalogue', type: 'SHARE' },
  { id: 9, code: 'procedureCataloguingCatalogue', module: 'catalogue', type: 'UPDATE' },
  { id: 10, code: 'procedureCataloguingVerify', module: 'catalogue', type: 'UPDATE' },
  { id: 21, code: 'damRead', module: 'dam', type: 'READ' },
  { id: 22, code: 'damUpload', module: 'dam', type: 'CREATE' },
  { id: 23, code: 'damRename', module: 'dam', type: 'UPDATE' },
  { id: 24, code: 'damEditMetadata', module: 'dam', type: 'UPDATE' },
  { id: 25, code: 'damDelete', module: 'dam', type: 'DELETE' },
  { id: 26, code: 'damDownload', module: 'dam', type: 'DOWNLOAD' },
  { id: 27, code: 'shareFile', module: 'dam', type: 'SHARE' },
  // By the specification this code governs create, update, delete and publish, too (acceptance row P-P03); the next one reads alone.
  { id: 31, code: 'collectionsRead', module: 'collections', type: 'UPDATE' },
  { id: 32, code: 'collectionsView', module: 'collections', type: 'READ' },
  ...entity(41, 'person'),
  ...entity(51, 'document'),
  ...entity(61, 'biblio'),
  ...entity(71, 'place'),
  ...entity(81, 'event'),
  { id: 91, code: 'proceduresRead', module: 'procedures', type: 'READ' },
  { id: 92, code: 'proceduresStart', module: 'procedures', type: 'START' },
  { id: 93, code: 'proceduresEdit', module: 'procedures', type: 'UPDATE' },
  { id: 94, code: 'proceduresClose', module: 'procedures', type: 'CLOSE' },
  { id: 95, code: 'proceduresDelete', module: 'procedures', type: 'DELETE' },
  ...procedure(101, 'inventory-audit'),
  ...procedure(111, 'loan-out'),
  ...procedure(121, 'condition-check'),
  { id: 131, code: 'rightly_application', module: 'rightly', type: 'USE' },
] as const satisfies readonly Declaration[]

export type Permission = (typeof permissions)[number]
export type PermissionCode = Permission['code']

export const permissionCodes: readonly PermissionCode[] = permissions.map(permission => permission.code)

/** Modules whose codes follow from the shared procedure permissions and are therefore never granted by hand (specification, section 6). */
const impliedModules: ReadonlySet<PermissionModule> = new Set([
  'inventory-audit',
  'loan-out',
  'condition-check',
])

/** The permissions an administrator can tick, in module order. */
export const grantablePermissions: readonly Permission[] = permissions.filter(
  permission => !impliedModules.has(permission.module),
)

const impliedBy = new Map<PermissionCode, readonly PermissionCode[]>(
  procedureVerbs.map(([verb]) => [
    `procedures${verb}`,
    [...impliedModules].map(
      module => `${module as ProcedureModule}-${verb.toLowerCase() as Lowercase<ProcedureVerb>}` as const,
    ),
  ]),
)

/**
 * What a set of granted codes amounts to: the codes themselves and those that follow from them
 * (a shared procedure permission gives the matching one of every procedure; acceptance row P-P04).
 */
export function effectivePermissions(granted: Iterable<PermissionCode>): ReadonlySet<PermissionCode> {
  const effective = new Set<PermissionCode>()
  for (const code of granted) {
    effective.add(code)
    for (const implied of impliedBy.get(code) ?? []) effective.add(implied)
  }
  return effective
}
