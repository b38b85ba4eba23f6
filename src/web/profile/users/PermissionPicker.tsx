import { useTranslation } from 'react-i18next'
import { type GrantableGroup, grantableGroups } from '#model/permissions/grantable-groups.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import styles from './Rights.module.css'

export interface PermissionPickerProps {
  readonly value: ReadonlySet<number>
  readonly onChange: (value: ReadonlySet<number>) => void
  /** Shows permissions that are changed elsewhere. */
  readonly disabled?: boolean
}

const withAll = (value: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> =>
  new Set(on ? [...value, ...ids] : [...value].filter(id => !ids.includes(id)))

/** Permissions in words, by module in the fixed order; a module can be ticked as a whole (acceptance row P-P04). */
export function PermissionPicker({ value, onChange, disabled = false }: PermissionPickerProps) {
  const { t } = useTranslation()
  const group = ({ module, permissions }: GrantableGroup) => {
    const ids = permissions.map(({ id }) => id)
    const held = ids.filter(id => value.has(id)).length
    const name = t(`permissions.modules.${module}`)
    return (
      <fieldset key={module} className={styles.module} aria-label={name} disabled={disabled}>
        <div className={styles.moduleHead}>
          <Checkbox
            label={<span className={styles.moduleName}>{name}</span>}
            aria-label={t('users.rights.ofModule', { module: name })}
            checked={held === ids.length}
            indeterminate={held > 0 && held < ids.length}
            onChange={event => onChange(withAll(value, ids, event.target.checked))}
          />
          <span className={styles.count}>{t('users.rights.count', { count: held, all: ids.length })}</span>
        </div>
        <div className={styles.boxes}>
          {permissions.map(({ id, code }) => (
            <Checkbox
              key={id}
              label={t(`permissions.codes.${code}`)}
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
