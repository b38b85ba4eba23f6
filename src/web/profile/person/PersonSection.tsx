import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeMyAvatar, setMyAvatar } from '#model/api/avatars.ts'
import { type CurrentUser, changeMe } from '#model/api/me.ts'
import { languageNames, languages } from '#model/languages.ts'
import { firstProblem, maxLength, required } from '#model/validation/validators.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { call, session } from '../../platform/client.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from '../../ui/color-scheme.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AvatarEditor } from '../avatar/AvatarEditor.tsx'
import styles from '../ProfilePage.module.css'
import { AccountNote, isAccountClosed, Row, Section } from '../Section.tsx'

const fields = ['firstName', 'lastName'] as const
type Names = Record<(typeof fields)[number], string>

const validators = [required, maxLength(150)]

const messages: NotificationRules = {
  success: { message: 'profile.namesSaved' },
  // Wrong fields are reported at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400] },
}

/** The form of the user's name. Saved by the button, Enter or Ctrl S; unsaved edits are not lost without a question. */
export function NamesForm({ saved }: { readonly saved: Names }) {
  const { t } = useTranslation()
  const [names, setNames] = useState<Names>({ firstName: saved.firstName, lastName: saved.lastName })
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const dirty = fields.some(field => names[field] !== saved[field])
  useUnsavedGuard(dirty)

  const problemOf = (field: keyof Names): string | undefined => {
    // A missing name is only reported after typing, or an attempt to save.
    if (!tried && names[field] === saved[field]) return refused[field]
    const problem = firstProblem(names[field], validators)
    return problem ? t(`validation.${problem.key}`, { ...problem.params }) : refused[field]
  }

  const focusField = (name: string) =>
    form.current?.querySelector<HTMLElement>(`input[name="${name}"]`)?.focus()
  useEffect(() => {
    const wrong = fields.find(field => refused[field])
    if (wrong) form.current?.querySelector<HTMLElement>(`input[name="${wrong}"]`)?.focus()
  }, [refused])

  const save = async (): Promise<void> => {
    if (!dirty || busy) return
    const wrong = fields.find(field => firstProblem(names[field], validators))
    setTried(true)
    if (wrong) return focusField(wrong)
    setBusy(true)
    try {
      const tidy = { firstName: names.firstName.trim(), lastName: names.lastName.trim() }
      await call(changeMe, { body: tidy }, { notify: messages })
      setNames(tidy)
      setTried(false)
      await session.reloadUser()
    } catch (failure) {
      setRefused(failure instanceof CallError ? failure.fields : {})
    } finally {
      setBusy(false)
    }
  }
  usePageActions(t('common.keys.form'), [
    { id: 'save', label: t('common.keys.save'), keys: 'mod+s', run: () => void save() },
  ])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {fields.map(field => (
        <TextField
          key={field}
          label={t(`profile.${field}`)}
          name={field}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          value={names[field]}
          onChange={event => {
            setNames({ ...names, [field]: event.target.value })
            setRefused({})
          }}
          problem={problemOf(field)}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={busy}>
          {t('profile.saveNames')}
        </Button>
        {dirty && (
          <Button
            look="subtle"
            onClick={() => {
              setNames({ firstName: saved.firstName, lastName: saved.lastName })
              setTried(false)
            }}
          >
            {t('profile.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The own picture, to be changed. */
function PersonAvatar({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  // The picture is stored; the page does not wait until it shows everywhere.
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

/** Name, e-mail, language and appearance of the signed-in user. */
export function PersonSection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  const closed = isAccountClosed(currentUser)
  const [identity] = currentUser.identities
  return (
    <>
      <Section title={t('profile.person')}>
        {closed ? <AccountNote /> : <PersonAvatar user={currentUser} />}
        <dl>
          <Row label={t('profile.email')}>{currentUser.email}</Row>
          {identity && <Row label={t('profile.role')}>{t(`common.roles.${identity.role}`)}</Row>}
          {closed && <Row label={t('profile.firstName')}>{currentUser.firstName}</Row>}
          {closed && <Row label={t('profile.lastName')}>{currentUser.lastName}</Row>}
        </dl>
        {!closed && <NamesForm saved={currentUser} />}
      </Section>
      <SettingsSection />
    </>
  )
}
