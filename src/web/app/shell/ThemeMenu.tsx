import { useTranslation } from 'react-i18next'
import { useColorScheme, useThemeChoice } from '../../ui/color-scheme.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { themeIcons } from './theme-icons.ts'
import { useThemeSection } from './use-theme-section.tsx'

/** Light, dark, or like the system. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const choice = useThemeChoice()
  const Icon = themeIcons[useColorScheme()]
  const { id, items } = useThemeSection()
  return (
    <Menu
      target={
        <IconButton label={`${t('common.theme')}: ${t(`common.themes.${choice}`)}`}>
          <Icon size={19} strokeWidth={1.6} />
        </IconButton>
      }
      sections={[{ id, items }]}
    />
  )
}
