import { useTranslation } from 'react-i18next'
import { removeMyAvatar, setMyAvatar } from '#model/api/avatars.ts'
import type { CurrentUser } from '#model/api/me.ts'
import { languages } from '#model/languages.ts'
import { call, session } from '../../platform/client.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from '../../ui/color-scheme.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { AvatarEditor } from '../avatar/AvatarEditor.tsx'
import styles from '../ProfilePage.module.css'
import { AccountNote, isAccountClosed, Row, Section } from '../Section.tsx'
import { NamesForm } from './NamesForm.tsx'

/** The own picture, to be changed. */
function PersonAvatar({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  // The picture has been kept: nobody waits until it is seen everywhere.
  const reload = () => void session.reloadUser().catch(() => undefined)
  return (
    <AvatarEditor
      title={t('avatar.person')}
      picture={<Avatar large person={user} />}
      hasPicture={user.avatar !== null}
      crop
      save={async (form, notify) => {
        await call(setMyAvatar, { body: form }, { notify })
        reload()
      }}
      remove={async notify => {
        await call(removeMyAvatar, undefined, { notify })
        reload()
      }}
    />
  )
}

/** Language and appearance. */
function SettingsSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('profile.settings')}>
      <dl>
        <Row label={t('common.language')}>
          <SegmentedControl
            label={t('common.language')}
            value={useLanguage()}
            options={languages.map(language => ({
              value: language,
              label: languageNames[language],
              lang: language,
            }))}
            onChange={language => void changeLanguage(language)}
          />
          <p className={styles.hint}>{t('profile.languageHint')}</p>
        </Row>
        <Row label={t('common.theme')}>
          <SegmentedControl
            label={t('common.theme')}
            value={useThemeChoice()}
            options={themeChoices.map(theme => ({ value: theme, label: t(`common.themes.${theme}`) }))}
            onChange={chooseTheme}
          />
          <p className={styles.hint}>{t('profile.themeHint')}</p>
        </Row>
      </dl>
    </Section>
  )
}

/** Names, address, language and appearance of who is signed in. */
export function PersonSection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  const closed = isAccountClosed(currentUser)
  return (
    <>
      <Section title={t('profile.person')}>
        {closed ? <AccountNote /> : <PersonAvatar user={currentUser} />}
        <dl>
          <Row label={t('profile.email')}>{currentUser.email}</Row>
          {closed && <Row label={t('profile.firstName')}>{currentUser.firstName}</Row>}
          {closed && <Row label={t('profile.lastName')}>{currentUser.lastName}</Row>}
        </dl>
        {!closed && <NamesForm saved={currentUser} />}
      </Section>
      <SettingsSection />
    </>
  )
}
