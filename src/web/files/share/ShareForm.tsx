import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureSizes } from '#model/api/files/picture-sizes.ts'
import { fileShareDays, sharePassword } from '#model/api/files/sharing.ts'
import { dayMs } from '#model/dates/durations.ts'
import { usePasswordTexts } from '../../login/use-password-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import styles from './Share.module.css'
import type { WantedShare } from './use-file-shares.ts'

export interface ShareFormProps {
  /** Only pictures have a size, and take a watermark. */
  readonly isPicture: boolean
  readonly museum: string
  readonly busy: boolean
  readonly onShare: (wanted: WantedShare) => void
}

const spans = [7, fileShareDays.default, 90, 365]
/** On what terms a file is shared. */
export function ShareForm({ isPicture, museum, busy, onShare }: ShareFormProps) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const [days, setDays] = useState<number>(fileShareDays.default)
  const [size, setSize] = useState<NonNullable<WantedShare['size']>>('original')
  const [allowDownload, setAllowDownload] = useState(true)
  const [marked, setMarked] = useState(false)
  const [mark, setMark] = useState(museum)
  const [password, setPassword] = useState('')
  const isShort = password !== '' && password.length < sharePassword.least
  const share = () =>
    onShare({
      expiresAt: new Date(Date.now() + days * dayMs).toISOString(),
      size,
      allowDownload,
      watermark: marked && mark.trim() !== '' ? mark.trim() : null,
      ...(password !== '' && { password }),
    })
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isShort) share()
      }}
      noValidate
    >
      <FormRow label={t('fileWork.share.span')}>
        <Select
          data-autofocus
          options={spans.map(count => ({
            value: String(count),
            label: t('fileWork.share.days', { count }),
          }))}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </FormRow>
      {isPicture && (
        <FormRow label={t('fileWork.share.size')}>
          <Select
            options={[
              { value: 'original', label: t('fileWork.share.original') },
              ...pictureSizes.map(value => ({
                value,
                label: t('fileWork.share.pixels', { count: Number(value) }),
              })),
            ]}
            value={size}
            onChange={({ target }) => setSize(target.value as typeof size)}
          />
        </FormRow>
      )}
      <Checkbox
        label={t('fileWork.share.download')}
        checked={allowDownload}
        onChange={({ target }) => setAllowDownload(target.checked)}
      />
      {isPicture && (
        <Checkbox
          label={t('fileWork.share.watermark')}
          hint={t('fileWork.share.watermarkHint')}
          checked={marked}
          onChange={({ target }) => setMarked(target.checked)}
        />
      )}
      {isPicture && marked && (
        <FormRow label={t('fileWork.share.watermarkText')}>
          <TextInput value={mark} maxLength={80} onChange={({ target }) => setMark(target.value)} />
        </FormRow>
      )}
      <PasswordField
        label={t('fileWork.share.password')}
        hint={t('fileWork.share.passwordHint')}
        problem={isShort ? t('fileWork.share.passwordShort', { count: sharePassword.least }) : undefined}
        autoComplete="new-password"
        maxLength={sharePassword.most}
        texts={passwordTexts}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t('fileWork.share.make')}
      </Button>
    </form>
  )
}
