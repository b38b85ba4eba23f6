import { useNavigate } from '@tanstack/react-router'
import { Building2, Landmark, Languages, LogOut, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { requirementOf } from '#model/engine/requirement-of.ts'
import { type Language, languages } from '#model/languages.ts'
import { decide } from '#model/navigation/guard.ts'
import { proceduresPath } from '#model/navigation/procedure-path.ts'
import { logoutPath, operatorPath } from '#model/navigation/routes.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { useCardMaker } from '../../cards/data/use-card-maker.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { useCan } from '../../platform/access/use-can.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { switchToMuseum } from '../../platform/session/switch-to-museum.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { startPermissions } from '../../procedures/own-types.ts'
import type { Command } from '../../ui/CommandPalette.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from '../../ui/color-scheme.ts'
import { entityAreas } from '../entities/entity-areas.ts'
import { operatorAreas } from '../operator/operator-areas.ts'
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
  return [
    ...entityAreas(visitor).map(({ type, listPath }) => ({
      id: listPath,
      group: t('shell.palette.pages'),
      label: t(cardWordKey(type, 'title')),
      icon: <TypeIcon type={type} size={18} />,
      run: () => void navigate({ to: listPath }),
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
  const mayBegin =
    useCan({ permissions: startPermissions }) && decide(proceduresPath, visitor).kind === 'open'
  const pages = t('shell.palette.pages')
  const account = t('shell.palette.account')
  return [
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
