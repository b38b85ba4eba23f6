import type { TypeModule } from '../record-type.ts'
import type { DeclaredModule } from '../record-types.ts'

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

/** Actions of each family of record types, each with its own permission, in the order of their ids. */
export const moduleVerbs = {
  entity: [
    ['Read', 'READ'],
    ['Create', 'CREATE'],
    ['Update', 'UPDATE'],
    ['Delete', 'DELETE'],
    ['Publish', 'PUBLISH'],
  ],
  procedure: [
    ['Read', 'READ'],
    ['Start', 'START'],
    ['Edit', 'UPDATE'],
    ['Close', 'CLOSE'],
    ['Delete', 'DELETE'],
  ],
} as const satisfies Readonly<Record<DeclaredModule['of'], readonly (readonly [string, PermissionType])[]>>

export type EntityVerb = (typeof moduleVerbs.entity)[number][0]
export type ProcedureVerb = (typeof moduleVerbs.procedure)[number][0]

type ModuleOf<Family extends DeclaredModule['of']> = Extract<DeclaredModule, { readonly of: Family }>['name']

/** Permission modules of entities. */
export type EntityModule = ModuleOf<'entity'>

/** Permission modules of procedures. */
export type ProcedureModule = ModuleOf<'procedure'>

/** Permissions that belong to no record type, in the order of their modules. */
export const ownPermissions = {
  beforeEntities: [
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
    // This code also covers create, update, delete and publish (P-P03); the next one only reads.
    { id: 31, code: 'collectionsRead', module: 'collections', type: 'UPDATE' },
    { id: 32, code: 'collectionsView', module: 'collections', type: 'READ' },
  ],
  procedures: [
    { id: 91, code: 'proceduresRead', module: 'procedures', type: 'READ' },
    { id: 92, code: 'proceduresStart', module: 'procedures', type: 'START' },
    { id: 93, code: 'proceduresEdit', module: 'procedures', type: 'UPDATE' },
    { id: 94, code: 'proceduresClose', module: 'procedures', type: 'CLOSE' },
    { id: 95, code: 'proceduresDelete', module: 'procedures', type: 'DELETE' },
  ],
  afterProcedures: [{ id: 131, code: 'rightly_application', module: 'rightly', type: 'USE' }],
} as const satisfies Readonly<
  Record<string, readonly { id: number; code: string; module: string; type: PermissionType }[]>
>

type OwnPermission = (typeof ownPermissions)[keyof typeof ownPermissions][number]

export type PermissionModule = OwnPermission['module'] | DeclaredModule['name']

export type PermissionCode =
  | OwnPermission['code']
  | `${EntityModule}${EntityVerb}`
  | `${ProcedureModule}-${Lowercase<ProcedureVerb>}`

/** Returns the permission code of an action on the records of a module. */
export const codeOf = ({ name, of }: TypeModule, verb: EntityVerb | ProcedureVerb): PermissionCode =>
  (of === 'procedure' ? `${name}-${verb.toLowerCase()}` : `${name}${verb}`) as PermissionCode
