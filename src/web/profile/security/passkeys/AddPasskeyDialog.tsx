import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { addPasskey, beginPasskey } from '#model/api/passkeys.ts'
import { makePasskey } from '../../../login/passkeys.ts'
import { browserName } from '../../../platform/browser-name.ts'
import { call } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FactorCheck } from '../second-factor/FactorCheck.tsx'
import { ProofForm } from '../second-factor/ProofForm.tsx'

/** Password first, with a code where the account has a second factor; then the browser makes the passkey. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => browserName(navigator.userAgent, t))
  // A code works once: what it opened is kept for another try with the browser.
  const [begun, setBegun] = useState<OutputOf<typeof beginPasskey>>()

  const submit = async (body: { readonly password: string; readonly code?: string }) => {
    const options = begun ?? (await call(beginPasskey, { body }))
    setBegun(options)
    const passkey = await makePasskey(options)
    setBegun(undefined)
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
