import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteMyAccount, exportMyData, leaveMyMuseum, readRetention } from '#model/api/own-data.ts'
import { comparableEmail } from '#model/email.ts'
import { ownDataGroups } from '#model/own-data/groups.ts'
import { call, session } from '../../platform/client.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AccountNote, isAccountClosed, Section } from '../Section.tsx'
import { FactorCheck, ProofForm } from '../security/second-factor/ProofForm.tsx'
import styles from './OwnData.module.css'
import { RetentionTable } from './RetentionTable.tsx'

interface OwnDataDialogProps {
  /** The e-mail address of the person. */
  readonly email: string
  /** True where the account has a second factor. */
  readonly withCode: boolean
  readonly onClose: () => void
}

/** Asks for password and code, then downloads the archive. */
function DownloadDialog({ withCode, onClose }: OwnDataDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('privacy.take.title')} onClose={onClose} closeLabel={t('common.close')}>
      <ProofForm
        text={t(withCode ? 'privacy.take.dialogCode' : 'privacy.take.dialog')}
        withCode={withCode}
        codeHint={t('security.secondFactor.codeHint')}
        submitLabel={t('privacy.take.button')}
        onCancel={onClose}
        onSubmit={async ({ password, code }) => {
          await download(exportMyData, { body: { password, ...(withCode && { code }) } })
          notices.add('success', 'privacy.take.done')
          onClose()
        }}
      />
    </Dialog>
  )
}

interface LeaveDialogProps extends OwnDataDialogProps {
  /** The museum that is left; without one, the account is deleted. */
  readonly museum?: { readonly tenantId: string; readonly museum: string }
  /** Days after which an account of no museum is deleted, where this is the last one. */
  readonly idleDays?: number | undefined
}

/** Leaving a museum, or deleting the account: the own e-mail is typed, and password and code are asked for. */
export function LeaveDialog({ email, withCode, museum: left, idleDays, onClose }: LeaveDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [visited, setVisited] = useState(false)
  const matches = comparableEmail(typed) === comparableEmail(email)
  const problem = (tried: boolean): string | undefined => {
    if (typed.trim() === '') return tried ? t('validation.required') : undefined
    return (visited || tried) && !matches ? t('validation.notYourEmail') : undefined
  }
  const title = left
    ? t('privacy.leave.dialogTitle', { museum: left.museum })
    : t('privacy.delete.dialogTitle')
  const leave = async (body: {
    readonly email: string
    readonly password: string
    readonly code?: string
  }) => {
    if (left) {
      const { tenantId, museum } = left
      await call(leaveMyMuseum, { params: { tenantId }, body })
      notices.add('success', 'privacy.leave.left', { museum })
      onClose()
      // The sessions in that museum have ended.
      await (tenantId === session.get().currentMuseumId ? session.signOut() : session.reloadUser())
      return
    }
    await call(deleteMyAccount, { body }, { notify: { success: { message: 'privacy.delete.done' } } })
    onClose()
    await session.signOut()
  }
  return (
    <Dialog title={title} onClose={onClose} closeLabel={t('common.close')}>
      <ProofForm
        danger
        text={t(left ? 'privacy.leave.museumsText' : 'privacy.delete.text')}
        withCode={withCode}
        codeHint={t('security.secondFactor.codeHint')}
        incomplete={!matches}
        submitLabel={t(left ? 'privacy.leave.button' : 'privacy.delete.submit')}
        onCancel={onClose}
        onSubmit={({ password, code }) => leave({ email: typed, password, ...(withCode && { code }) })}
      >
        {tried => (
          <div className={styles.text}>
            {idleDays !== undefined && <p>{t('privacy.leave.lastMuseum', { days: idleDays })}</p>}
            <TextField
              data-autofocus
              name="email"
              type="email"
              label={t('privacy.leave.email')}
              autoComplete="off"
              maxLength={320}
              value={typed}
              problem={problem(tried)}
              onBlur={() => setVisited(true)}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        )}
      </ProofForm>
    </Dialog>
  )
}

/** The open dialog: the download, the deletion of the account, or leaving a museum. */
type Open = 'download' | 'delete' | { readonly tenantId: string; readonly museum: string }

/** A person's own data: retention periods, export, leaving a museum, and deleting the account. */
export function OwnDataSection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  return (
    <>
      <Section title={t('privacy.title')} lead={t('privacy.lead')}>
        <h3 className={styles.subtitle}>{t('privacy.keptTitle')}</h3>
        <ul className={styles.kept}>
          {ownDataGroups.map(group => (
            <li key={group}>{t(`privacy.kept.${group}`)}</li>
          ))}
        </ul>
      </Section>
      {isAccountClosed(currentUser) ? (
        <AccountNote />
      ) : (
        <FactorCheck>{withCode => <OwnActions withCode={withCode} />}</FactorCheck>
      )}
      <Section title={t('privacy.retentionTitle')} lead={t('privacy.retentionText')}>
        <RetentionTable label={t('privacy.retentionTitle')} />
      </Section>
    </>
  )
}

function OwnActions({ withCode }: { readonly withCode: boolean }) {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const [open, setOpen] = useState<Open>()
  const { data: periods } = useQuery(endpointQuery(readRetention, {}))
  if (!currentUser) return null
  const { email, identities } = currentUser
  const dialog = { email, withCode, onClose: () => setOpen(undefined) }
  const idleDays = periods?.find(({ name }) => name === 'idleAccounts')?.days
  return (
    <>
      <Section title={t('privacy.take.title')} lead={t('privacy.take.text')}>
        <Button look="primary" onClick={() => setOpen('download')}>
          {t('privacy.take.button')}
        </Button>
      </Section>
      {identities.length > 0 && (
        <Section title={t('privacy.leave.title')} lead={t('privacy.leave.museumsText')}>
          <ul className={styles.museums}>
            {identities.map(({ tenantId, museum }) => (
              <li key={tenantId} className={styles.museum}>
                <span>{museum}</span>
                <Button
                  aria-label={t('privacy.leave.leaveNamed', { museum })}
                  onClick={() => setOpen({ tenantId, museum })}
                >
                  {t('privacy.leave.button')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('privacy.delete.title')} lead={t('privacy.delete.text')}>
        <Button onClick={() => setOpen('delete')}>{t('privacy.delete.button')}</Button>
      </Section>
      {open === 'download' && <DownloadDialog {...dialog} />}
      {open === 'delete' && <LeaveDialog {...dialog} />}
      {typeof open === 'object' && (
        <LeaveDialog
          {...dialog}
          museum={open}
          idleDays={identities.length === 1 ? (idleDays ?? undefined) : undefined}
        />
      )}
    </>
  )
}
