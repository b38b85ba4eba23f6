import { useTranslation } from 'react-i18next'
import { permissionPresets, presetPermissions } from '#model/permissions/presets.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Rights.module.css'

export interface PresetButtonsProps {
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
