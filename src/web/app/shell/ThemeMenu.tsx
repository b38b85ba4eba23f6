import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chooseTheme, themeChoices, useColorScheme, useThemeChoice } from '../../ui/color-scheme.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'

/** A picture for each choice. */
export const themeIcons = { light: Sun, dark: Moon, auto: Monitor }

/** Light, dark, or like the system. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const choice = useThemeChoice()
  const Icon = themeIcons[useColorScheme()]
  return (
    <Menu
      target={
        <IconButton label={`${t('common.theme')}: ${t(`common.themes.${choice}`)}`}>
          <Icon size={19} strokeWidth={1.6} />
        </IconButton>
      }
      sections={[
        {
          id: 'themes',
          items: themeChoices.map(theme => {
            const ItemIcon = themeIcons[theme]
            return {
              id: theme,
              label: t(`common.themes.${theme}`),
              icon: <ItemIcon size={17} strokeWidth={1.6} />,
              checked: theme === choice,
              onSelect: () => chooseTheme(theme),
            }
          }),
        },
      ]}
    />
  )
}
