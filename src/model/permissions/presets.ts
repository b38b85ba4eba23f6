import { declaredModules, grantablePermissions, type Permission, type PermissionCode } from './codes.ts'

const where = (fits: (permission: Permission) => boolean): PermissionCode[] =>
  grantablePermissions.filter(fits).map(({ code }) => code)

const linked: ReadonlySet<string> = new Set(
  declaredModules.flatMap(({ name, of }) => (of === 'entity' ? [name] : [])),
)

const reading = where(({ type }) => type === 'READ')
/** Permissions to create and edit the records that objects refer to. */
const describing = where(({ module, type }) => linked.has(module) && (type === 'CREATE' || type === 'UPDATE'))
const files: readonly PermissionCode[] = ['damUpload', 'damRename', 'damEditMetadata', 'damDownload']

/** Permission presets for typical jobs in museums; each can be adjusted after choosing it. */
const presetCodes = {
  reader: reading,
  cataloguer: [
    ...reading,
    'collectionsRead',
    ...describing,
    ...files,
    'catalogueAddCard',
    'catalogueEdit',
    'catalogueLinkCardWithFile',
    'catalogueDownloadCard',
    'procedureCataloguingCatalogue',
  ],
  photographer: ['catalogueRead', 'catalogueLinkCardWithFile', 'damRead', ...files, 'shareFile'],
  registrar: [
    ...reading,
    'collectionsRead',
    ...describing,
    'catalogueEdit',
    'catalogueDownloadCard',
    'shareCard',
    'procedureCataloguingVerify',
    'damDownload',
    'proceduresStart',
    'proceduresEdit',
    'proceduresClose',
    'rightly_application',
  ],
} as const satisfies Readonly<Record<string, readonly PermissionCode[]>>

export type PermissionPreset = keyof typeof presetCodes

export const permissionPresets = Object.keys(presetCodes) as PermissionPreset[]

/** Returns the permission ids of a preset. */
export function presetPermissions(preset: PermissionPreset): ReadonlySet<number> {
  const codes: ReadonlySet<PermissionCode> = new Set(presetCodes[preset])
  return new Set(grantablePermissions.filter(({ code }) => codes.has(code)).map(({ id }) => id))
}
