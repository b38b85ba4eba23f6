import { useNavigate } from '@tanstack/react-router'
import {
  Building2,
  FileClock,
  Landmark,
  Languages,
  LogOut,
  Plus,
  Settings,
  Signpost,
  Upload,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requirementOf } from '#model/engine/requirement-of.ts'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { profileSections, settingsSections } from '#model/navigation/area-sections.ts'
import { decide } from '#model/navigation/guard.ts'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { logoutPath, operatorPath, profilePath, settingsPath } from '#model/navigation/routes.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { useCardMaker } from '../../cards/data/use-card-maker.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { useCan } from '../../platform/access/use-can.ts'
import { currentActions } from '../../platform/actions/page-actions.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { tourRuns } from '../../platform/tour.ts'
import { useLastOpened } from '../../platform/use-last-opened.ts'
import { startPermissions } from '../../procedures/own-types.ts'
import type { Command } from '../../ui/CommandPalette.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from '../../ui/color-scheme.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { entityAreas } from '../entities/entity-areas.ts'
import { operatorAreas } from '../operator/operator-areas.ts'
import { offeredSections } from '../sections/offered-sections.ts'
import { menuFor, palettePagesFor } from './menu.ts'
import { themeIcons } from './theme-icons.ts'

/** Returns the palette's commands for records: lists outside the menu, and a new record of every permitted type. */
function useCardCommands(): readonly Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const visitor = visitorOf(useSession())
  const { create } = useCardMaker()
  const mayCreate = ({ declaration }: (typeof cardAreas)[number]) =>
    visitor.signedIn &&
    !declaration.uploaded &&
    !declaration.begunElsewhere &&
    !declaration.workflow &&
    isAllowed(visitor, requirementOf(declaration, 'create'))
  const mayImport = ({ declaration }: (typeof cardAreas)[number]) =>
    visitor.signedIn &&
    !declaration.uploaded &&
    !declaration.begunElsewhere &&
    isAllowed(visitor, { permissions: declaration.permissions.create })
  return [
    ...entityAreas(visitor).map(({ type, listPath }) => ({
      id: listPath,
      group: t('shell.palette.pages'),
      label: t(cardWordKey(type, 'title')),
      icon: <TypeIcon type={type} size={18} />,
      run: () => void navigate({ to: listPath }),
    })),
    ...cardAreas.filter(mayImport).map(({ type }) => ({
      id: `import-${type}`,
      group: t('shell.palette.imports'),
      label: t('shell.palette.import', { records: t(cardWordKey(type, 'plural')) }),
      icon: <Upload size={18} strokeWidth={1.6} aria-hidden="true" />,
      run: () => void navigate({ to: '/app/catalogue/import', search: { type } }),
    })),
    ...cardAreas.filter(mayCreate).flatMap(area =>
      area.declaration.types.map(type => ({
        id: `new-${type}`,
        group: t('shell.palette.new'),
        label: t(cardWordKey(type, 'new')),
        icon: <Plus size={18} strokeWidth={1.6} aria-hidden="true" />,
        run: () => create(area, type),
      })),
    ),
  ]
}

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The word for 'language' in every language, so that a user stuck in a foreign one finds the command by typing their own. */
const languageWords: Readonly<Record<Language, string>> = {
  en: 'language',
  it: 'lingua',
  de: 'Sprache',
  pl: 'język',
}

/** Names of a language in every language: 'German', 'tedesco', 'Deutsch', 'niemiecki'. */
const namesOfLanguage = (language: Language): string =>
  languages.map(speaker => new Intl.DisplayNames([speaker], { type: 'language' }).of(language)).join(' ')

/** Returns what can be done on the page in view. */
function usePageCommands(): readonly Command[] {
  const { t } = useTranslation()
  // As it was when the palette was opened.
  const [groups] = useState(currentActions)
  const group = t('shell.palette.page')
  return groups.flatMap(({ group: part, actions }) =>
    actions.flatMap(({ id, label, keys, run, isKeyOnly }) =>
      run && !isKeyOnly
        ? {
            id: `page-${id}`,
            group,
            label,
            keywords: part,
            icon: <Zap {...icon} />,
            ...(keys?.length === 1 && { end: <Kbd>{keys}</Kbd> }),
            run,
          }
        : [],
    ),
  )
}

/** Pages opened last, but for the one in view. */
function useOpenedCommands(): readonly Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useLastOpened()
    .filter(({ path }) => path !== window.location.pathname)
    .slice(0, 6)
    .map(({ path, title, number }) => ({
      id: `opened-${path}`,
      group: t('shell.palette.opened'),
      label: title,
      ...(number && { detail: number, keywords: number }),
      icon: <FileClock {...icon} />,
      run: () => void navigate({ to: path }),
    }))
}

/** Everything the palette offers to this person now. */
export function useCommands(): readonly Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const visitor = visitorOf(session)
  const language = useLanguage()
  const theme = useThemeChoice()
  const [current, ...otherMuseums] = session.currentUser?.identities ?? []
  const cards = useCardCommands()
  const [page, opened] = [usePageCommands(), useOpenedCommands()]
  const mayBegin =
    useCan({ permissions: startPermissions }) && decide(proceduresPath, visitor).kind === 'open'
  const pages = t('shell.palette.pages')
  const account = t('shell.palette.account')
  return [
    ...opened,
    ...page,
    ...[...menuFor(visitor, session.configuration), ...palettePagesFor(visitor)].map(
      ({ path, label, icon: Icon, keywords }) => ({
        id: path,
        group: pages,
        label: t(label),
        keywords,
        icon: <Icon {...icon} />,
        run: () => void navigate({ to: path }),
      }),
    ),
    ...[
      { path: profilePath, area: t('profile.title'), sections: offeredSections(profileSections, session) },
      { path: settingsPath, area: t('settings.title'), sections: offeredSections(settingsSections, session) },
    ].flatMap(({ path, area, sections }) =>
      sections.map(({ id, title }) => ({
        id: `${path}/${id}`,
        group: area,
        label: t(title),
        keywords: t(`shell.palette.words.${id}`),
        icon: <Settings {...icon} />,
        run: () => void navigate({ to: `${path}/${id}` }),
      })),
    ),
    ...(decide(operatorPath, visitor).kind === 'open' ? operatorAreas : []).map(({ id, title }) => ({
      id: `operator-${id}`,
      group: t('operator.title'),
      label: t(title),
      icon: <Building2 {...icon} />,
      run: () => void navigate({ to: '/operator/{-$area}/{-$id}', params: { area: id, id: undefined } }),
    })),
    ...(mayBegin
      ? [
          {
            id: 'begin-procedure',
            group: t('shell.palette.new'),
            label: t('procedures.begin.button'),
            icon: <Plus {...icon} />,
            run: () => void navigate({ to: proceduresPath, search: { begin: 'true' } }),
          },
        ]
      : []),
    ...cards,
    {
      id: 'tour',
      group: t('guide.title'),
      label: t('tour.again'),
      icon: <Signpost {...icon} />,
      run: () => tourRuns.set(() => true),
    },
    ...languages
      .filter(other => other !== language)
      .map(other => ({
        id: `language-${other}`,
        group: t('common.language'),
        label: t('shell.palette.changeLanguage', { language: languageNames[other] }),
        keywords: `${Object.values(languageWords).join(' ')} ${namesOfLanguage(other)} ${other}`,
        icon: <Languages {...icon} />,
        run: () => void changeLanguage(other),
      })),
    ...themeChoices
      .filter(other => other !== theme)
      .map(other => {
        const Icon = themeIcons[other]
        return {
          id: `theme-${other}`,
          group: t('common.theme'),
          label: t('shell.palette.changeTheme', { theme: t(`common.themes.${other}`) }),
          keywords: `theme ${other}`,
          icon: <Icon {...icon} />,
          run: () => chooseTheme(other),
        }
      }),
    ...(current ? otherMuseums : []).map(({ tenantId, museum }) => ({
      id: `museum-${tenantId}`,
      group: account,
      label: t('shell.palette.switchMuseum', { museum }),
      icon: <Landmark {...icon} />,
      run: () => void switchToMuseum(tenantId),
    })),
    {
      id: 'logout',
      group: account,
      label: t('shell.logout'),
      keywords: 'sign out',
      icon: <LogOut {...icon} />,
      run: () => void navigate({ to: logoutPath }),
    },
  ]
}
