import { useTranslation } from 'react-i18next'
import { chooseTheme, themeChoices, useThemeChoice } from '../../ui/color-scheme.ts'
import type { MenuSection } from '../../ui/Menu.tsx'
import { themeIcons } from './theme-icons.ts'

/** Light, dark or like the system, as a part of a menu. */
export function useThemeSection(): MenuSection & { readonly label: string } {
  const { t } = useTranslation()
  const choice = useThemeChoice()
  return {
    id: 'themes',
    label: t('common.theme'),
    items: themeChoices.map(theme => {
      const Icon = themeIcons[theme]
      return {
        id: theme,
        label: t(`common.themes.${theme}`),
        icon: <Icon size={17} strokeWidth={1.6} />,
        checked: theme === choice,
        onSelect: () => chooseTheme(theme),
      }
    }),
  }
}
