import { useTranslation } from 'react-i18next'
import type { MuseumUser, NamedRole } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import { type MuseumRole, museumRoles } from '#model/permissions/roles.ts'
import { Select } from '../../ui/form/Select.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { PermissionPicker } from './PermissionPicker.tsx'
import { PresetButtons } from './PresetButtons.tsx'
import styles from './Rights.module.css'

/** Role and permissions while they are being chosen. */
export interface Rights {
  readonly role: MuseumRole
  readonly permissions: ReadonlySet<number>
  /** Id of the custom role the permissions come from; null for individual rights. */
  readonly namedRole: string | null
}

export interface RightsEditorProps {
  readonly value: Rights
  readonly onChange: (value: Rights) => void
  /** Custom roles of the museum. */
  readonly roles: readonly NamedRole[]
  /** Whose permissions can be taken over. */
  readonly others: readonly MuseumUser[]
}

/** Rights of a user: everything, as an administrator, a custom role, or what is ticked. */
export function RightsEditor({ value, onChange, roles, others }: RightsEditorProps) {
  const { t } = useTranslation()
  const { role, permissions } = value
  const set = (ids: ReadonlySet<number>) => onChange({ role, permissions: ids, namedRole: null })
  const models = others.filter(other => other.role === 'USER')
  const named = roles.find(({ id }) => id === value.namedRole)
  return (
    <div className={styles.rights}>
      <div className={styles.part}>
        <h3>{t('users.rights.role')}</h3>
        <SegmentedControl
          label={t('users.rights.role')}
          value={role}
          options={museumRoles.map(one => ({ value: one, label: t(`common.roles.${one}`) }))}
          onChange={chosen => onChange({ ...value, role: chosen })}
        />
        {role === 'TENANT_ADMIN' && <p className={styles.note}>{t('users.rights.administrator')}</p>}
      </div>
      {role === 'USER' && (
        <div className={styles.part}>
          <h3>{t('users.rights.permissions')}</h3>
          {roles.length > 0 && (
            <SelectField
              label={t('users.roles.choose')}
              none={t('users.roles.individual')}
              value={named?.id ?? ''}
              options={roles.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={event => {
                const chosen = roles.find(({ id }) => id === event.target.value)
                onChange({
                  role,
                  permissions: chosen ? new Set(chosen.permissions) : permissions,
                  namedRole: chosen?.id ?? null,
                })
              }}
            />
          )}
          {named ? (
            <p className={styles.note}>{t('users.roles.from', { name: named.name })}</p>
          ) : (
            <PresetButtons onChoose={set} />
          )}
          {!named && models.length > 0 && (
            <Select
              extent="full"
              aria-label={t('users.rights.copy')}
              none={t('users.rights.copy')}
              value=""
              options={models.map(other => ({ value: other.userId, label: displayName(other) }))}
              onChange={event => {
                const model = models.find(({ userId }) => userId === event.target.value)
                if (model) set(new Set(model.permissions))
              }}
            />
          )}
          <PermissionPicker value={permissions} onChange={set} disabled={named !== undefined} />
        </div>
      )}
    </div>
  )
}
