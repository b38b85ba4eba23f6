import { useQueryClient } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeMuseumAvatar, setMuseumAvatar } from '#model/api/avatars.ts'
import { changeMuseum, type Museum, readMuseum } from '#model/api/tenant.ts'
import { type MuseumData, museumDataOf } from '#model/museum/museum-data.ts'
import { museumPaths } from '#model/museum/museum-fields.ts'
import { museumValue } from '#model/museum/museum-value.ts'
import { wrongMuseumPaths } from '#model/museum/wrong-museum-paths.ts'
import { MuseumDataForm, useOrganisationFunctions } from '../../museum/MuseumDataForm.tsx'
import { useCan } from '../../platform/access/use-can.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import styles from '../../profile/avatar/Avatar.module.css'
import { AvatarEditor } from '../../profile/avatar/AvatarEditor.tsx'
import { RetentionTable } from '../../profile/own-data/RetentionTable.tsx'
import { Row, Section } from '../../profile/Section.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import museumFormStyles from './Museum.module.css'

/** The museum's picture: not cropped, like a logo; administrators can change it. */
function MuseumAvatar() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const museum = useMuseum()
  const mayChange = useCan({ roles: ['TENANT_ADMIN'] })
  if (!museum) return null
  const params = { id: museum.id }
  const reload = () => void client.invalidateQueries({ queryKey: [readMuseum.name] })
  const picture = (
    <span className={styles.logo}>
      {museum.avatar ? (
        <img src={museum.avatar.url} alt="" />
      ) : (
        <Landmark size={26} strokeWidth={1.4} aria-hidden="true" />
      )}
    </span>
  )
  if (!mayChange) return museum.avatar && picture
  return (
    <AvatarEditor
      title={t('avatar.museum')}
      picture={picture}
      hasPicture={museum.avatar !== null}
      crop={false}
      save={async (form, notify) => {
        await call(setMuseumAvatar, { params, body: form }, { notify })
        reload()
      }}
      remove={async notify => {
        await call(removeMuseumAvatar, { params }, { notify })
        reload()
      }}
    />
  )
}

/** The description of the museum and its contact data, for people who do not administer it; empty fields are left out. */
function MuseumFacts({ museum }: { readonly museum: Museum }) {
  const { t } = useTranslation()
  const functions = useOrganisationFunctions()
  const { name, phoneNumber, email } = museum.organisationContact
  const rows = [
    [
      t('museum.fields.organisationFunction'),
      functions.find(({ value }) => value === museum.organisationFunction)?.label,
    ],
    [t('museum.fields.place'), museum.place],
    [t('museum.fields.contactName'), name],
    [t('museum.fields.phoneNumber'), phoneNumber],
    [t('profile.email'), email],
  ] as const
  return rows.map(([label, value]) =>
    value ? (
      <Row key={label} label={label}>
        {value}
      </Row>
    ) : null,
  )
}

const none: Readonly<Record<string, string>> = {}

const messages: NotificationRules = {
  success: { message: 'museum.saved' },
  // Wrong fields, and a name that is taken, are reported at the fields.
  error: { message: 'common.somethingWentWrong', exclude: [400, 409] },
}

/** The data of the museum, for its administrators. Changes saved by others are shown until the user types. */
function MuseumForm({ museum }: { readonly museum: Museum }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const saved = museumDataOf(museum)
  const [typed, setTyped] = useState<MuseumData>()
  const [problems, setProblems] = useState(none)
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const values = typed ?? saved
  const dirty = museumPaths.some(path => museumValue(values, path) !== museumValue(saved, path))
  useUnsavedGuard(dirty)

  const forget = () => {
    setTyped(undefined)
    setProblems(none)
    setAttempts(0)
  }
  const save = async (): Promise<void> => {
    if (!dirty || busy) return
    if (wrongMuseumPaths(values).length > 0) return setAttempts(last => last + 1)
    setBusy(true)
    try {
      const params = { id: museum.id }
      await call(changeMuseum, { params, body: values }, { notify: messages })
      await client.invalidateQueries(endpointQuery(readMuseum, { params }))
      forget()
    } catch (failure) {
      setProblems(failure instanceof CallError ? failure.fields : none)
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
    <form className={museumFormStyles.form} onSubmit={submit} noValidate>
      <MuseumDataForm
        values={values}
        onChange={data => {
          setTyped(data)
          setProblems(none)
        }}
        problems={problems}
        attempts={attempts}
        autoComplete={false}
      />
      <div className={museumFormStyles.actions}>
        <Button type="submit" look="primary" aria-disabled={!dirty || undefined} busy={busy}>
          {t('museum.save')}
        </Button>
        {dirty && (
          <Button look="subtle" onClick={forget}>
            {t('profile.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The data of the current museum, editable by its administrators; renders nothing for people without a museum. */
export function MuseumSection() {
  const { t } = useTranslation()
  const museum = useMuseum()
  const identity = useSession().currentUser?.identities[0]
  const mayChange = useCan({ roles: ['TENANT_ADMIN'] })
  if (!identity) return null
  return (
    <>
      <Section title={t('profile.museum')}>
        <MuseumAvatar />
        {!mayChange && (
          <dl>
            <Row label={t('profile.museumName')}>{identity.museum}</Row>
            {museum && <MuseumFacts museum={museum} />}
          </dl>
        )}
        {mayChange && (museum ? <MuseumForm key={museum.id} museum={museum} /> : <Skeleton width={24} />)}
      </Section>
      <Section title={t('privacy.museum.title')} lead={t('privacy.museum.text')}>
        <RetentionTable label={t('privacy.museum.title')} />
      </Section>
    </>
  )
}
