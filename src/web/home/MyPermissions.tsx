import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import {
  grantablePermissions,
  type Permission,
  type PermissionCode,
  type PermissionModule,
  permissionModules,
} from '#model/permissions/codes.ts'
import { moduleTextKey, permissionTextKey } from '#model/permissions/permission-texts.ts'
import styles from './HomePage.module.css'

interface PermissionGroup {
  readonly module: PermissionModule
  readonly permissions: readonly Permission[]
  /** True when these are all permissions of the module. */
  readonly complete: boolean
}

/**
 * Groups the permissions of a person by module in the fixed display order. Codes that follow from the shared procedure permissions are left
 * out, as in all lists of permissions.
 */
function permissionGroups(granted: ReadonlySet<PermissionCode>): readonly PermissionGroup[] {
  return permissionModules
    .map(module => {
      const all = grantablePermissions.filter(permission => permission.module === module)
      const permissions = all.filter(({ code }) => granted.has(code))
      return { module, permissions, complete: permissions.length === all.length }
    })
    .filter(({ permissions }) => permissions.length > 0)
}

/** The permissions of the person in the current museum, in words. */
export function MyPermissions({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  const id = useId()
  const identity = user.identities[0]
  const isAdmin = identity?.role === 'TENANT_ADMIN'
  const granted = new Set<PermissionCode>(identity?.permissions.map(({ code }) => code))
  const groups = isAdmin ? [] : permissionGroups(granted)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('home.permissions.title')}</h2>
      {groups.length === 0 && (
        <p className={styles.lead}>{t(isAdmin ? 'home.permissions.admin' : 'home.permissions.none')}</p>
      )}
      <dl className={styles.groups}>
        {groups.map(({ module, permissions, complete }) => (
          <div key={module}>
            <dt>{t(moduleTextKey(module))}</dt>
            <dd>
              {complete && permissions.length > 1 ? (
                t('home.permissions.all')
              ) : (
                <ul>
                  {permissions.map(({ code }) => (
                    <li key={code}>{t(permissionTextKey(code))}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
