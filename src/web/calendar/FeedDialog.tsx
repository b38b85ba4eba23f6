import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endFeed, makeFeed, readFeed } from '#model/api/calendar.ts'
import { call } from '../platform/client.ts'
import { useMoments } from '../platform/i18n/use-moments.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './EntryForm.module.css'

/** The address at which other programs read the own calendar: created, replaced, switched off. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const client = useQueryClient()
  const { data } = useQuery(endpointQuery(readFeed, undefined))
  const [address, setAddress] = useState<string>()
  const [copied, setCopied] = useState(false)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const since = data?.since ?? null
  const run = async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    try {
      setAddress(await work())
      setCopied(false)
    } catch {
      // The failure has already been reported.
    }
    await client.invalidateQueries({ queryKey: [readFeed.name] })
    setBusy(false)
  }
  const make = async () => (await call(makeFeed, undefined, { notify: genericOnFailure })).address
  const end = async () => {
    await call(endFeed, undefined, {
      notify: { ...genericOnFailure, success: { message: 'calendar.feed.ended' } },
    })
    return undefined
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '')
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the address is there to be copied by hand.
      field.current?.select()
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Dialog
      title={t('calendar.feed.title')}
      closeLabel={t('common.close')}
      size={560}
      onClose={onClose}
      actions={
        <>
          {since !== null && (
            <Button busy={busy} onClick={() => void run(end)}>
              {t('calendar.feed.end')}
            </Button>
          )}
          <Button look="primary" busy={busy} onClick={() => void run(make)}>
            {t(since === null ? 'calendar.feed.make' : 'calendar.feed.renew')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('calendar.feed.text')}</p>
        <div role="status">
          {address !== undefined ? (
            <TextField
              ref={field}
              readOnly
              label={t('calendar.feed.address')}
              value={address}
              onFocus={({ target }) => target.select()}
              button={
                <IconButton
                  className={styles.copy}
                  label={t(copied ? 'calendar.feed.copied' : 'calendar.feed.copy')}
                  onClick={() => void copy()}
                >
                  <Icon size={16} strokeWidth={1.8} />
                </IconButton>
              }
            />
          ) : since === null ? (
            <p>{t('calendar.feed.none')}</p>
          ) : (
            <p>{t('calendar.feed.since', { when: moments.short(since) })}</p>
          )}
        </div>
        {since !== null && <p className={styles.quiet}>{t('calendar.feed.renewText')}</p>}
      </div>
    </Dialog>
  )
}
