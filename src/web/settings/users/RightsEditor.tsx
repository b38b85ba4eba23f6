import { useTranslation } from 'react-i18next'
import type { MuseumUser, NamedRole } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import { type GrantableGroup, grantableGroups } from '#model/permissions/grantable-groups.ts'
import { moduleTextKey, permissionTextKey } from '#model/permissions/permission-texts.ts'
import { permissionPresets, presetPermissions } from '#model/permissions/presets.ts'
import { type MuseumRole, museumRoles } from '#model/permissions/roles.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Rights.module.css'

interface PermissionPickerProps {
  readonly value: ReadonlySet<number>
  readonly onChange: (value: ReadonlySet<number>) => void
  /** Shows permissions that are changed elsewhere. */
  readonly disabled?: boolean
}

const withAll = (value: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> =>
  new Set(on ? [...value, ...ids] : [...value].filter(id => !ids.includes(id)))

/** Permissions in words, by module in the fixed order; a module can be ticked as a whole (P-P04). */
export function PermissionPicker({ value, onChange, disabled = false }: PermissionPickerProps) {
  const { t } = useTranslation()
  const group = ({ module, permissions }: GrantableGroup) => {
    const ids = permissions.map(({ id }) => id)
    const granted = ids.filter(id => value.has(id)).length
    const name = t(moduleTextKey(module))
    return (
      <fieldset key={module} className={styles.module} aria-label={name} disabled={disabled}>
        <div className={styles.moduleHead}>
          <Checkbox
            label={<span className={styles.moduleName}>{name}</span>}
            aria-label={t('users.rights.ofModule', { module: name })}
            checked={granted === ids.length}
            indeterminate={granted > 0 && granted < ids.length}
            onChange={event => onChange(withAll(value, ids, event.target.checked))}
          />
          <span className={styles.count}>{t('users.rights.count', { count: granted, all: ids.length })}</span>
        </div>
        <div className={styles.boxes}>
          {permissions.map(({ id, code }) => (
            <Checkbox
              key={id}
              label={t(permissionTextKey(code))}
              checked={value.has(id)}
              onChange={event => onChange(withAll(value, [id], event.target.checked))}
            />
          ))}
        </div>
        {module === 'procedures' && <p className={styles.note}>{t('users.rights.procedures')}</p>}
      </fieldset>
    )
  }
  return <div className={styles.modules}>{grantableGroups.map(group)}</div>
}

interface PresetButtonsProps {
  readonly onChoose: (permissions: ReadonlySet<number>) => void
}

/** Buttons that tick the permissions of a preset. */
export function PresetButtons({ onChoose }: PresetButtonsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.presets} aria-label={t('users.rights.presets')}>
      <span aria-hidden="true" className={styles.presetsLabel}>
        {t('users.rights.presets')}
      </span>
      {permissionPresets.map(preset => (
        <Button key={preset} onClick={() => onChoose(presetPermissions(preset))}>
          {t(`users.rights.preset.${preset}`)}
        </Button>
      ))}
    </fieldset>
  )
}

/** Role and permissions while they are being chosen. */
export interface Rights {
  readonly role: MuseumRole
  readonly permissions: ReadonlySet<number>
  /** Id of the custom role the permissions come from; null for individual rights. */
  readonly namedRole: string | null
}

interface RightsEditorProps {
  readonly value: Rights
  readonly onChange: (value: Rights) => void
  /** Custom roles of the museum. */
  readonly roles: readonly NamedRole[]
  /** Users whose permissions can be copied. */
  readonly others: readonly MuseumUser[]
}

/** Rights of a user: everything as an administrator, a custom role, or the ticked permissions. */
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
