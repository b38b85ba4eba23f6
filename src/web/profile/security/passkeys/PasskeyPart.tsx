import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { addPasskey, beginPasskey, listMyPasskeys, removePasskey } from '#model/api/passkeys.ts'
import { makePasskey, passkeysWork } from '../../../login/passkeys.ts'
import { browserName } from '../../../platform/browser-name.ts'
import { call } from '../../../platform/client.ts'
import { useMoments } from '../../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Security.module.css'
import { FactorCheck, ProofForm } from '../second-factor/ProofForm.tsx'
import { useOnlyFactor } from '../use-only-factor.ts'

/** Password first, with a code where the account has a second factor; then the browser makes the passkey. */
function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => browserName(navigator.userAgent, t))
  // A code works once: the access it gave is kept for another try with the browser.
  const [started, setStarted] = useState<OutputOf<typeof beginPasskey>>()

  const submit = async (body: { readonly password: string; readonly code?: string }) => {
    const options = started ?? (await call(beginPasskey, { body }))
    setStarted(options)
    const passkey = await makePasskey(options)
    setStarted(undefined)
    await call(
      addPasskey,
      { body: { name, passkey } },
      { notify: { success: { message: 'security.passkeys.added' } } },
    )
    onClose()
  }
  return (
    <Dialog title={t('security.passkeys.add')} onClose={onClose} closeLabel={t('common.close')}>
      <FactorCheck>
        {withCode => (
          <ProofForm
            withCode={withCode}
            text={t(withCode ? 'security.passkeys.addCodeText' : 'security.passkeys.addText')}
            codeHint={t('security.secondFactor.codeHint')}
            submitLabel={t('security.passkeys.add')}
            incomplete={name.trim() === ''}
            onCancel={onClose}
            onSubmit={({ password, code }) => submit({ password, ...(withCode && { code }) })}
          >
            {tried => (
              <TextField
                label={t('security.passkeys.name')}
                hint={t('security.passkeys.nameHint')}
                name="name"
                autoComplete="off"
                maxLength={80}
                value={name}
                problem={tried && name.trim() === '' ? t('validation.required') : undefined}
                onChange={event => setName(event.target.value)}
              />
            )}
          </ProofForm>
        )}
      </FactorCheck>
    </Dialog>
  )
}

interface RemovePasskeyDialogProps {
  readonly passkey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** A passkey is removed, after the password, with a code where the account has a second factor. */
function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('security.passkeys.removeTitle', { name })}
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      <FactorCheck>
        {withCode => (
          <ProofForm
            danger
            withCode={withCode}
            text={t('security.passkeys.removeText')}
            codeHint={t('security.secondFactor.codeHint')}
            submitLabel={t('security.passkeys.remove')}
            onCancel={onClose}
            onSubmit={async ({ password, code }) => {
              await call(
                removePasskey,
                { params: { id }, body: { password, ...(withCode && { code }) } },
                { notify: { success: { message: 'security.passkeys.removed' } } },
              )
              onClose()
            }}
          />
        )}
      </FactorCheck>
    </Dialog>
  )
}

/** Passkeys of the account: listed, added, removed. */
export function PasskeyPart() {
  const { t } = useTranslation()
  const moments = useMoments()
  const client = useQueryClient()
  const onlyFactor = useOnlyFactor()
  const query = endpointQuery(listMyPasskeys, {})
  const { data, isError, refetch } = useQuery(query)
  const [open, setOpen] = useState<'add' | OutputOf<typeof listMyPasskeys>[number]>()
  const close = () => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: query.queryKey })
  }

  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  return (
    <>
      {data.length === 0 ? (
        <p className={styles.none}>{t('security.passkeys.none')}</p>
      ) : (
        <ul className={styles.sessions}>
          {data.map(passkey => (
            <li key={passkey.id} className={styles.session}>
              <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" className={styles.device} />
              <div className={styles.about}>
                <p className={styles.browser}>{passkey.name}</p>
                <p className={styles.when}>
                  {t('security.passkeys.since', { at: moments.short(passkey.createdAt) })}
                  {' · '}
                  {passkey.lastUsedAt === null
                    ? t('security.passkeys.neverUsed')
                    : t('security.passkeys.lastUsed', { at: moments.short(passkey.lastUsedAt) })}
                  {passkey.backedUp && ` · ${t('security.passkeys.backedUp')}`}
                </p>
              </div>
              {!onlyFactor && (
                <Button
                  onClick={() => setOpen(passkey)}
                  aria-label={t('security.passkeys.removeNamed', { name: passkey.name })}
                >
                  {t('security.passkeys.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {onlyFactor && data.length > 0 && (
        <p className={styles.none}>{t('security.secondFactor.lastFactor')}</p>
      )}
      {passkeysWork() ? (
        <div className={styles.buttons}>
          <Button onClick={() => setOpen('add')}>{t('security.passkeys.add')}</Button>
        </div>
      ) : (
        <p className={styles.none}>{t('security.passkeys.notHere')}</p>
      )}
      {open === 'add' && <AddPasskeyDialog onClose={close} />}
      {typeof open === 'object' && <RemovePasskeyDialog passkey={open} onClose={close} />}
    </>
  )
}
