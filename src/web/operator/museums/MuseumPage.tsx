import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import {
  changeMuseumState,
  listMuseums,
  loginAsAdministrator,
  type OperatedMuseum,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import { type MuseumState, museumStates } from '#model/museum/museum-state.ts'
import { operatorPath } from '#model/navigation/routes.ts'
import { call } from '../../platform/client.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure, onSuccess } from '../../platform/request/notification-rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { refreshMs, useOperatorAction } from '../use-operator-action.ts'
import { DeletionSection } from './DeletionSection.tsx'
import { LicenceForm } from './LicenceForm.tsx'
import { LicenceBadge, StateBadge } from './MuseumBadges.tsx'
import { OrderList } from './OrderList.tsx'

interface VisitDialogProps {
  readonly museumId: string
  readonly person: { readonly accountId: string; readonly name: string; readonly email: string }
  readonly onClose: () => void
}

/** Asks for the reason before an operator signs in as a user of a museum, which the museum can see. */
function VisitDialog({ museumId, person, onClose }: VisitDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, run } = useOperatorAction([])
  const missing = reason.trim() === ''
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    await run(async () => {
      const input = { params: { id: museumId }, body: { accountId: person.accountId, reason } }
      const { token } = await call(loginAsAdministrator, input, { notify: genericOnFailure })
      await navigate({ to: '/login-as', search: { token } })
    })
  }
  return (
    <Dialog
      title={t('operator.visit.title', { name: person.name || person.email })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy}>
            {t('operator.visit.enter')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void enter(event)} noValidate>
        <p>{t('operator.visit.text')}</p>
        <TextField
          data-autofocus
          label={t('operator.visit.reason')}
          value={reason}
          maxLength={500}
          problem={tried && missing ? t('validation.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}

type Administrator = OutputOf<typeof readOperatedMuseum>['administrators'][number]

interface AdministratorsProps {
  readonly id: string
  readonly administrators: readonly Administrator[]
  /** True while the museum is closed and cannot be entered. */
  readonly closed: boolean
}

/** Administrators of a museum, to write to, or to sign in as when they ask for help. */
function Administrators({ id, administrators, closed }: AdministratorsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Administrator>()
  return (
    <section className={styles.part} aria-labelledby="operator-administrators">
      <h2 id="operator-administrators">{t('operator.administrators.title')}</h2>
      {administrators.length === 0 && <p className={styles.quiet}>{t('operator.administrators.none')}</p>}
      {closed && <p className={styles.quiet}>{t('operator.state.noEntry')}</p>}
      <ul className={styles.list}>
        {administrators.map(person => (
          <li key={person.accountId} className={styles.entry}>
            <p>
              {person.name} <a href={`mailto:${person.email}`}>{person.email}</a>
            </p>
            {!closed && (
              <Button onClick={() => setChosen(person)}>{t('operator.administrators.loginAs')}</Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <VisitDialog museumId={id} person={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

interface StateDialogProps {
  readonly museum: OperatedMuseum
  readonly state: MuseumState
  readonly onClose: () => void
}

/** Explains suspending, closing or opening a museum, and asks for a reason. */
function StateDialog({ museum: { id, name }, state, onClose }: StateDialogProps) {
  const { t } = useTranslation()
  const { busy, run } = useOperatorAction([readOperatedMuseum, listMuseums])
  return (
    <ReasonDialog
      title={t(`operator.state.ask.${state}`, { museum: name })}
      text={t(`operator.state.askText.${state}`)}
      label={t('operator.state.reason')}
      hint={t('operator.state.reasonHint')}
      submit={t(`operator.state.do.${state}`)}
      danger={state !== 'active'}
      busy={busy}
      onSubmit={reason => {
        const input = { params: { id }, body: { state, reason } }
        return run(() => call(changeMuseumState, input, { notify: onSuccess('operator.state.done', [400]) }))
      }}
      onClose={onClose}
    />
  )
}

/** The state of a museum, with the actions an operator has on it. */
function StateSection({ museum }: { readonly museum: OperatedMuseum }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const [wanted, setWanted] = useState<MuseumState>()
  const { name: current, reason, by, since } = museum.state
  return (
    <section className={styles.part} aria-labelledby="operator-state">
      <h2 id="operator-state">{t('operator.state.title')}</h2>
      <p>
        <StateBadge state={current} /> {t(`operator.state.meaning.${current}`)}
      </p>
      {since !== null && (
        <p className={styles.quiet}>
          {t('operator.state.since', { date: moments.short(since), name: by, reason })}
        </p>
      )}
      {museum.deletionDue !== null && <p className={styles.quiet}>{t('operator.deletion.noState')}</p>}
      <div className={styles.actions}>
        {(museum.deletionDue === null ? museumStates : [])
          .filter(state => state !== current)
          .map(state => (
            <Button
              key={state}
              look={state === 'active' ? 'primary' : 'danger'}
              onClick={() => setWanted(state)}
            >
              {t(`operator.state.do.${state}`)}
            </Button>
          ))}
      </div>
      {wanted && <StateDialog museum={museum} state={wanted} onClose={() => setWanted(undefined)} />}
    </section>
  )
}

/** A museum: its usage, licence, orders and contacts. Its content is private. */
export function MuseumPage({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const moments = useMoments()
  const space = useSpace()
  const { data: museum, isError } = useQuery({
    ...endpointQuery(readOperatedMuseum, { params: { id } }),
    // An archive is made, or the museum deleted, behind the page.
    refetchInterval: ({ state }) => (state.data?.deletion ? refreshMs : false),
  })
  useOwnCrumbs(
    museum && [
      { path: operatorPath, label: t('operator.title') },
      { path: `${operatorPath}/museums`, label: t('operator.museums.title') },
      { path: `${operatorPath}/museums/${id}`, label: museum.name },
    ],
  )
  if (isError) return <EmptyState title={t('common.notFound.title')}>{t('common.notFound.text')}</EmptyState>
  if (!museum) return null
  const { usage, licence, administrators } = museum
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{museum.name}</h1>
        {museum.copy === null ? (
          <LicenceBadge licence={licence} />
        ) : (
          <Badge tone="warning">{t('operator.copies.badge')}</Badge>
        )}
      </div>
      {usage && (
        <StatRow>
          <Stat label={t('operator.columns.users')} value={numbers.format(usage.users)} />
          <Stat label={t('operator.columns.objects')} value={numbers.format(usage.objects)} />
          <Stat label={t('operator.columns.storage')} value={space(usage.bytes)} />
          <Stat
            label={t('operator.columns.lastAccess')}
            value={usage.lastAccess ? moments.short(usage.lastAccess) : '–'}
          />
        </StatRow>
      )}
      {museum.copy === null && (
        <>
          <StateSection museum={museum} />
          <DeletionSection museum={museum} deletion={museum.deletion} />
          <LicenceForm id={id} licence={licence} />
          <OrderList id={id} />
        </>
      )}
      <Administrators id={id} administrators={administrators} closed={museum.state.name === 'closed'} />
    </>
  )
}
