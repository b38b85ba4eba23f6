import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#model/api/endpoint.ts'
import { pictureSizes } from '#model/api/files/picture-sizes.ts'
import {
  type FileShare,
  fileShareDays,
  listFileShares,
  revokeFileShare,
  shareFile,
  sharePassword,
} from '#model/api/files/sharing.ts'
import { damTypes } from '#model/cards/file/measured.ts'
import { dayMs } from '#model/dates/durations.ts'
import { useTimes } from '../../cards/record/times.ts'
import type { RecordDialogProps } from '../../cards/record/view/record-slots.ts'
import { usePasswordTexts } from '../../login/use-password-texts.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Share.module.css'

type WantedShare = InputOf<typeof shareFile>['body']

/** Active links of a file, and the actions to create and revoke one. */
function useFileShares(id: string) {
  const client = useQueryClient()
  const query = endpointQuery(listFileShares, { params: { id } })
  const { data } = useQuery({ ...query, staleTime: 0 })
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const making = useMutation({
    mutationFn: (body: WantedShare) =>
      call(shareFile, { params: { id }, body }, { notify: genericOnFailure }),
    onSuccess: refresh,
  })
  const revoking = useMutation({
    mutationFn: (shareId: string) => {
      const success = { message: 'fileWork.share.revoked' as const }
      return call(revokeFileShare, { params: { id, shareId } }, { notify: { ...genericOnFailure, success } })
    },
    onSettled: refresh,
  })
  return { shares: data?.result, museum: data?.museum, making, revoking }
}

interface ShareFormProps {
  /** Only pictures have a size, and take a watermark. */
  readonly isPicture: boolean
  readonly museum: string
  readonly busy: boolean
  readonly onShare: (wanted: WantedShare) => void
}

const spans = [7, fileShareDays.default, 90, 365]
/** The terms of a new link to a file: expiry, password, size, watermark. */
function ShareForm({ isPicture, museum, busy, onShare }: ShareFormProps) {
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

interface MadeLinkProps {
  readonly url: string
  readonly expiresAt: string
  readonly onAnother: () => void
}

/** A link that was just made: the only time it is seen. */
function MadeLink({ url, expiresAt, onAnother }: MadeLinkProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const [copied, setCopied] = useState(false)
  const link = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the link is there to be copied by hand.
      link.current?.select()
    }
  }
  return (
    <div className={styles.form}>
      <FormRow
        broad
        label={t('fileWork.share.link')}
        hint={t('fileWork.share.told', { time: times.full(expiresAt) })}
      >
        <TextInput ref={link} readOnly value={url} onFocus={({ target }) => target.select()} />
      </FormRow>
      <div className={styles.buttons}>
        <Button onClick={onAnother}>{t('fileWork.share.another')}</Button>
        <Button look="primary" onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {t(copied ? 'fileWork.share.copied' : 'fileWork.share.copy')}
        </Button>
      </div>
    </div>
  )
}

interface ShareLinksProps {
  readonly shares: readonly FileShare[]
  readonly busy: boolean
  readonly onRevoke: (id: string) => void
}

/** Active links of a file with their terms and use, each with a button to revoke it. */
function ShareLinks({ shares, busy, onRevoke }: ShareLinksProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const termsOf = ({ hasPassword, allowDownload, size, watermark }: FileShare) =>
    [
      size !== 'original' && t('fileWork.get.pixels', { count: Number(size) }),
      watermark !== null && t('fileWork.share.withWatermark'),
      hasPassword && t('fileWork.share.withPassword'),
      !allowDownload && t('fileWork.share.onlyShown'),
    ].filter(Boolean)
  const usedAs = ({ views, downloads, lastUsedAt }: FileShare) =>
    lastUsedAt === null
      ? [t('fileWork.share.neverUsed')]
      : [
          t('fileWork.share.views', { count: views }),
          t('fileWork.share.downloads', { count: downloads }),
          t('fileWork.share.lastUsed', { time: times.short(lastUsedAt) }),
        ]
  return (
    <section aria-labelledby="share-links" className={styles.links}>
      <h3 id="share-links">{t('fileWork.share.links')}</h3>
      {shares.length === 0 && <p className={styles.quiet}>{t('fileWork.share.none')}</p>}
      <ul>
        {shares.map(share => {
          const ends = times.full(share.expiresAt)
          return (
            <li key={share.id}>
              <div>
                <p>{[t('fileWork.share.ends', { time: ends }), ...termsOf(share)].join(', ')}</p>
                <p className={styles.quiet}>{usedAs(share).join(', ')}</p>
                <p className={styles.quiet}>
                  {t('fileWork.share.by', { name: share.createdBy, time: times.short(share.createdAt) })}
                </p>
              </div>
              <Button
                look="subtle"
                busy={busy}
                aria-label={t('fileWork.share.revokeThis', { time: ends })}
                onClick={() => onRevoke(share.id)}
              >
                {t('fileWork.share.revoke')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Shares a file at a link of its own, and takes such links back (acceptance row C-F05). */
export function ShareFileDialog({ card, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const { shares, museum, making, revoking } = useFileShares(card.id)
  const isPicture = (card.damType as { readonly id?: number } | undefined)?.id === damTypes.IMAGE
  const made = making.data
  return (
    <Dialog size={600} title={t('fileWork.share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('fileWork.share.text')}</p>
      {shares && museum !== undefined ? (
        <>
          {made ? (
            <MadeLink url={made.url} expiresAt={made.share.expiresAt} onAnother={making.reset} />
          ) : (
            <ShareForm
              isPicture={isPicture}
              museum={museum}
              busy={making.isPending}
              onShare={making.mutate}
            />
          )}
          <ShareLinks
            shares={shares}
            busy={revoking.isPending}
            onRevoke={id =>
              // What was taken back is no longer offered to be copied.
              revoking.mutate(id, { onSuccess: () => id === made?.share.id && making.reset() })
            }
          />
        </>
      ) : (
        <Skeleton width={20} />
      )}
    </Dialog>
  )
}
