import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFileChecks } from '#model/api/files/checks.ts'
import { hourMs } from '#model/dates/durations.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FileCheckDialog } from './FileCheckDialog.tsx'

/** Tells administrators, whichever page they are on, that stored files are damaged. */
export function FileCheckBanner() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const administrates = useCan({ roles: ['TENANT_ADMIN'] })
  const { data } = useQuery({
    ...endpointQuery(readFileChecks, {}),
    enabled: administrates,
    staleTime: hourMs,
    retry: false,
  })
  if (!administrates || !data || data.damaged === 0) return null
  return (
    <>
      <Banner
        kind="danger"
        role="alert"
        actions={<Button onClick={() => setOpen(true)}>{t('attachments.checks.show')}</Button>}
      >
        {t('attachments.checks.banner', { count: data.damaged })}
      </Banner>
      {open && <FileCheckDialog checks={data} onClose={() => setOpen(false)} />}
    </>
  )
}
