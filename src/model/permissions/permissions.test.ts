import { describe, expect, test } from 'vitest'
import { isAllowed } from './access.ts'
import {
  effectivePermissions,
  grantablePermissions,
  type PermissionCode,
  permissionModules,
  permissions,
} from './codes.ts'

const holder = (...codes: PermissionCode[]) => ({ role: 'USER' as const, permissions: new Set(codes) })

describe('access checks', () => {
  test('an empty requirement allows everybody [P-P01]', () => {
    expect(isAllowed(holder(), {})).toBe(true)
    expect(isAllowed(holder(), { roles: [], permissions: [], mode: 'every' })).toBe(true)
  })

  test('mode some asks for one of the permissions, and is the default [P-P01]', () => {
    expect(isAllowed(holder('damRead'), { permissions: ['damRead', 'damUpload'] })).toBe(true)
    expect(isAllowed(holder('damRename'), { permissions: ['damRead', 'damUpload'], mode: 'some' })).toBe(
      false,
    )
  })

  test('mode every asks for all of the permissions [P-P01]', () => {
    const both = { permissions: ['damRead', 'damUpload'], mode: 'every' } as const
    expect(isAllowed(holder('damRead'), both)).toBe(false)
    expect(isAllowed(holder('damRead', 'damUpload'), both)).toBe(true)
  })

  test('a role list must hold besides the permissions [P-P01]', () => {
    expect(isAllowed(holder('damRead'), { roles: ['TENANT_ADMIN'], permissions: ['damRead'] })).toBe(false)
    expect(
      isAllowed(
        { ...holder('damRead'), role: 'TENANT_ADMIN' },
        { roles: ['TENANT_ADMIN'], permissions: ['damRead'] },
      ),
    ).toBe(true)
  })
})

/** Permissions that callers rely on, repeated so that a slip in the declaration shows. */
const promised = [
  'catalogueRead catalogueAddCard catalogueEdit catalogueLinkCardWithFile publishCardOnWeb catalogueDelete catalogueDownloadCard shareCard',
  'procedureCataloguingCatalogue procedureCataloguingVerify',
  'damRead damUpload damRename damEditMetadata damDelete damDownload shareFile',
  'collectionsRead',
  'personRead personCreate personUpdate personDelete personPublish',
  'documentRead documentCreate documentUpdate documentDelete documentPublish',
  'biblioRead biblioCreate biblioUpdate biblioDelete biblioPublish',
  'placeRead placeCreate placeUpdate placeDelete placePublish',
  'eventRead eventCreate eventUpdate eventDelete eventPublish',
  'proceduresRead proceduresStart proceduresEdit proceduresClose proceduresDelete',
  'inventory-audit-read inventory-audit-start inventory-audit-edit inventory-audit-close inventory-audit-delete',
  'loan-out-read loan-out-start loan-out-edit loan-out-close loan-out-delete',
  'condition-check-read condition-check-start condition-check-edit condition-check-close condition-check-delete',
  'object-entry-read object-entry-start object-entry-edit object-entry-close object-entry-delete',
  'acquisition-read acquisition-start acquisition-edit acquisition-close acquisition-delete',
  'loan-in-read loan-in-start loan-in-edit loan-in-close loan-in-delete',
  'movement-read movement-start movement-edit movement-close movement-delete',
  'object-exit-read object-exit-start object-exit-edit object-exit-close object-exit-delete',
  'valuation-read valuation-start valuation-edit valuation-close valuation-delete',
  'conservation-read conservation-start conservation-edit conservation-close conservation-delete',
  'deaccession-read deaccession-start deaccession-edit deaccession-close deaccession-delete',
  'exhibition-read exhibition-start exhibition-edit exhibition-close exhibition-delete',
  'reproduction-read reproduction-start reproduction-edit reproduction-close reproduction-delete',
  'damage-loss-read damage-loss-start damage-loss-edit damage-loss-close damage-loss-delete',
  'study-visit-read study-visit-start study-visit-edit study-visit-close study-visit-delete',
  'rightly_application',
].flatMap(line => line.split(' '))

describe('the permissions', () => {
  test('are those that callers rely on [P-P02] [F-T05]', () => {
    expect(permissions.map(({ code }) => code).toSorted()).toEqual(
      [...promised, 'collectionsView'].toSorted(),
    )
  })

  test('have ids and codes that are never used twice [P-P02]', () => {
    expect(new Set(permissions.map(({ id }) => id)).size).toBe(permissions.length)
    expect(new Set(permissions.map(({ code }) => code)).size).toBe(permissions.length)
  })

  test('follow the fixed order of their modules [P-P02]', () => {
    const places = permissions.map(({ module }) => permissionModules.indexOf(module))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('of collections are one code for reading and everything else, and one that reads only [P-P03] [F-T05]', () => {
    expect(permissions.filter(({ module }) => module === 'collections').map(({ code }) => code)).toEqual([
      'collectionsRead',
      'collectionsView',
    ])
  })

  test('that follow from the shared procedure permissions are not offered for granting [P-P04]', () => {
    const modules = new Set(grantablePermissions.map(({ module }) => module))
    expect(modules).not.toContain('inventory-audit')
    expect(modules).not.toContain('loan-out')
    expect(modules).toContain('procedures')
  })

  test('of procedures give the matching one of every procedure [P-P04]', () => {
    const started = promised.filter(code => code.endsWith('-start'))
    expect([...effectivePermissions(['proceduresStart', 'damRead'])].toSorted()).toEqual(
      [...started, 'damRead', 'proceduresStart'].toSorted(),
    )
    expect(effectivePermissions(['proceduresDelete'])).toContain('loan-out-delete')
  })
})
