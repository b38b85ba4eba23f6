import { useTranslation } from 'react-i18next'
import type { MuseumUser } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import { permissionPresets, presetPermissions } from '#model/permissions/presets.ts'
import { type MuseumRole, museumRoles } from '#model/permissions/roles.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { PermissionPicker } from './PermissionPicker.tsx'
import styles from './Rights.module.css'

/** Role and permissions while they are being chosen. */
export interface Rights {
  readonly role: MuseumRole
  readonly permissions: ReadonlySet<number>
}

export interface RightsEditorProps {
  readonly value: Rights
  readonly onChange: (value: Rights) => void
  /** Whose permissions can be taken over. */
  readonly others: readonly MuseumUser[]
}

/** What a user may do: everything, as an administrator, or what is ticked. */
export function RightsEditor({ value, onChange, others }: RightsEditorProps) {
  const { t } = useTranslation()
  const { role, permissions } = value
  const set = (ids: ReadonlySet<number>) => onChange({ role, permissions: ids })
  const models = others.filter(other => other.role === 'USER')
  return (
    <div className={styles.rights}>
      <div className={styles.part}>
        <h3>{t('users.rights.role')}</h3>
        <SegmentedControl
          label={t('users.rights.role')}
          value={role}
          options={museumRoles.map(one => ({ value: one, label: t(`common.roles.${one}`) }))}
          onChange={chosen => onChange({ role: chosen, permissions })}
        />
        {role === 'TENANT_ADMIN' && <p className={styles.note}>{t('users.rights.administrator')}</p>}
      </div>
      {role === 'USER' && (
        <div className={styles.part}>
          <h3>{t('users.rights.permissions')}</h3>
          <fieldset className={styles.presets} aria-label={t('users.rights.presets')}>
            <span aria-hidden="true" className={styles.presetsLabel}>
              {t('users.rights.presets')}
            </span>
            {permissionPresets.map(preset => (
              <Button key={preset} onClick={() => set(presetPermissions(preset))}>
                {t(`users.rights.preset.${preset}`)}
              </Button>
            ))}
          </fieldset>
          {models.length > 0 && (
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
          <PermissionPicker value={permissions} onChange={set} />
        </div>
      )}
    </div>
  )
}
