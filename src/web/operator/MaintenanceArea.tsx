import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeMaintenance, readMaintenance } from '#model/api/operator/maintenance.ts'
import { call, session } from '../platform/client.ts'
import { ConfirmDialog } from '../platform/dialogs/ConfirmDialog.tsx'
import { useNews } from '../platform/events/use-news.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { onSuccess } from '../platform/request/notification-rules.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Operator.module.css'
import { useOperatorAction } from './use-operator-action.ts'

/** Closes the platform to all but operators, and opens it again. */
export function MaintenanceArea() {
  const { t } = useTranslation()
  const { data, refetch } = useQuery(endpointQuery(readMaintenance, {}))
  useNews('maintenance.changed', () => void refetch())
  const { busy, run } = useOperatorAction([readMaintenance])
  const [asks, setAsks] = useState(false)
  const set = (on: boolean) => {
    // The dialog is done: the page shows the result, and is refetched when the event arrives, too.
    setAsks(false)
    return run(async () => {
      const notify = onSuccess(on ? 'operator.maintenance.closed' : 'operator.maintenance.opened', [400])
      await call(changeMaintenance, { body: { on } }, { notify })
      await session.reloadConfiguration()
    })
  }
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.maintenance.title')}</h1>
      </div>
      <p className={styles.lead}>{t('operator.maintenance.text')}</p>
      {data && (
        <div className={styles.form}>
          <Banner kind={data.on ? 'warning' : 'success'} inset>
            {t(data.on ? 'operator.maintenance.isOn' : 'operator.maintenance.isOff')}
          </Banner>
          {data.fixed ? (
            <p>{t('operator.maintenance.fixed')}</p>
          ) : (
            <div className={styles.actions}>
              <Button
                look={data.on ? 'primary' : 'danger'}
                busy={busy}
                onClick={() => (data.on ? void set(false) : setAsks(true))}
              >
                {t(data.on ? 'operator.maintenance.open' : 'operator.maintenance.close')}
              </Button>
            </div>
          )}
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title={t('operator.maintenance.ask')}
          submit={t('operator.maintenance.close')}
          busy={busy}
          onConfirm={() => void set(true)}
          onClose={() => setAsks(false)}
        >
          {t('operator.maintenance.askText')}
        </ConfirmDialog>
      )}
    </>
  )
}
