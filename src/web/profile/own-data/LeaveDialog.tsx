import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteMyAccount, leaveMyMuseum } from '#model/api/own-data.ts'
import { comparableEmail } from '#model/email.ts'
import { call, session } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ProofForm } from '../security/second-factor/ProofForm.tsx'
import type { OwnDataDialogProps } from './DownloadDialog.tsx'
import styles from './OwnData.module.css'

export interface LeaveDialogProps extends OwnDataDialogProps {
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
