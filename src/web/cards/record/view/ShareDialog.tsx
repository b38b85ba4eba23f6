import { useMutation } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { printEndpoints, shareDays } from '#model/api/print.ts'
import { call } from '../../../platform/client.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { CardArea } from '../../card-area.ts'
import { useTimes } from '../times.ts'

export interface ShareDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly onClose: () => void
}

const spans = [7, shareDays.default, 90, shareDays.most]

/** Makes an address at which everybody can read the card for some days, or takes back all of them (acceptance row C-O08). */
export function ShareDialog({ area, card: { id }, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const [days, setDays] = useState<number>(shareDays.default)
  const [copied, setCopied] = useState(false)
  const endpoints = printEndpoints(area.declaration)
  const sharing = useMutation({
    mutationFn: () => call(endpoints.share, { params: { id }, body: { days } }, { notify: genericOnFailure }),
  })
  const taking = useMutation({
    mutationFn: () => {
      const notify = { ...genericOnFailure, success: { message: 'cards.share.takenBack' as const } }
      return call(endpoints.unshare, { params: { id } }, { notify })
    },
    onSuccess: onClose,
  })
  const { data } = sharing
  const address = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data?.url ?? '')
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the address is there to be copied by hand.
      address.current?.select()
    }
  }
  return (
    <Dialog
      size={560}
      title={t('cards.share.title')}
      onClose={onClose}
      actions={
        <>
          <Button busy={taking.isPending} onClick={() => taking.mutate()}>
            {t('cards.share.takeBack')}
          </Button>
          {data ? (
            <Button look="primary" onClick={() => void copy()}>
              {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
              {t(copied ? 'cards.share.copied' : 'cards.share.copy')}
            </Button>
          ) : (
            <Button look="primary" data-autofocus busy={sharing.isPending} onClick={() => sharing.mutate()}>
              {t('cards.share.make')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('cards.share.text')}</p>
      {data ? (
        <FormRow
          label={t('cards.share.address')}
          hint={t('cards.share.until', { time: times.full(data.expiresAt) })}
        >
          <TextInput ref={address} readOnly value={data.url} onFocus={({ target }) => target.select()} />
        </FormRow>
      ) : (
        <FormRow label={t('cards.share.span')}>
          <Select
            options={spans.map(count => ({ value: String(count), label: t('cards.share.days', { count }) }))}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
          />
        </FormRow>
      )}
    </Dialog>
  )
}
