import { Link, useMatches } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '#model/languages.ts'
import { allPages } from '#model/navigation/pages.ts'
import { searching, stemOf } from '#model/navigation/routes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { ownCrumbs } from '../../platform/crumbs.ts'
import { PageGuideLink } from '../../platform/guide/GuideLink.tsx'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { lastSearch } from '../../platform/last-search.ts'
import { paletteKeys } from '../../platform/palette-keys.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { useColorScheme, useThemeChoice } from '../../ui/color-scheme.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Notifications } from './Notifications.tsx'
import { OperationsTray } from './operations/OperationsTray.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import styles from './TopBar.module.css'
import { TrialBand } from './TrialBand.tsx'
import { themeIcons } from './theme-icons.ts'
import { useLanguageSection } from './use-language-section.ts'
import { useThemeSection } from './use-theme-section.tsx'

/** Light, dark, or like the system. */
function ThemeMenu() {
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

/** The language of the interface. */
function LanguageMenu() {
  const { t } = useTranslation()
  const current = useLanguage()
  const { id, items } = useLanguageSection()
  return (
    <Menu
      target={
        <IconButton label={`${current.toUpperCase()}, ${t('common.language')}: ${languageNames[current]}`}>
          {current.toUpperCase()}
        </IconButton>
      }
      sections={[{ id, items }]}
    />
  )
}

/** Returns the page that stands above another one in the breadcrumbs, for pages that are marked in its place of the menu. */
function pageAbove(path: string) {
  const above = allPages.find(page => page.path === path)?.markedIn
  const page = above && allPages.find(page => stemOf(page.path) === above)
  return page && { path: above, title: page.title }
}

/** The top bar: breadcrumbs, search, and the person's menus. */
export function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation()
  const { maintenanceMode } = useSession()
  const maySearch = useCan(searching)
  const levels = useMatches({
    select: matches =>
      matches.flatMap(({ pathname, staticData: { title } }) => (title ? [{ path: pathname, title }] : [])),
    structuralSharing: true,
  })
  const own = useStore(ownCrumbs)
  const crumbs = (own ?? levels.map(({ path, title }) => ({ path, label: t(title) }))).flatMap(crumb => {
    const above = pageAbove(crumb.path)
    return above ? [{ path: above.path, label: t(above.title) }, crumb] : crumb
  })
  return (
    <header className={styles.top}>
      <div className={styles.place}>
        <Breadcrumbs
          label={t('shell.breadcrumbs')}
          crumbs={crumbs}
          link={({ path, label }) => (
            <Link to={path} search={lastSearch.of(path)} activeOptions={{ exact: true }}>
              {label}
            </Link>
          )}
        />
        <TrialBand />
      </div>
      <button
        type="button"
        className={styles.search}
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        data-tour="search"
      >
        <Search size={17} strokeWidth={1.7} aria-hidden="true" />
        <span>{t(maySearch ? 'generalSearch.label' : 'shell.palette.pagesAndCommands')}</span>
        <Kbd>{paletteKeys(t('common.controlKey'))}</Kbd>
      </button>
      <div className={styles.tools}>
        {maintenanceMode && <span className={styles.maintenance}>{t('shell.maintenance.label')}</span>}
        <span className={styles.desktop}>
          <LanguageMenu />
        </span>
        <span className={styles.desktop}>
          <ThemeMenu />
        </span>
        <PageGuideLink />
        <OperationsTray />
        <Notifications />
        <ProfileMenu />
      </div>
    </header>
  )
}
