import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginMuseumExport } from '#model/api/museum-exports.ts'
import { useSpace } from '../../licence/use-space.ts'
import { call } from '../../platform/client.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { said, useUserAction } from '../users/use-user-action.ts'
import styles from './Export.module.css'

export interface BeginExportProps {
  readonly tenantId: string
  readonly size: { readonly originals: number; readonly earlier: number }
  readonly onBegun: () => void
}

/** How much is to be taken along, and the button that begins it. */
export function BeginExport({ tenantId, size, onBegun }: BeginExportProps) {
  const { t } = useTranslation()
  const space = useSpace()
  const [originals, setOriginals] = useState(true)
  const [earlier, setEarlier] = useState(false)
  const { busy, refused, run } = useUserAction()
  const begin = () =>
    run(async () => {
      const body = { originals, earlier: originals && earlier }
      await call(
        beginMuseumExport,
        { params: { tenantId }, body },
        { notify: said('museumExport.begun') },
      ).finally(onBegun)
    })
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.subtitle}>{t('museumExport.choice')}</legend>
      <Checkbox
        label={t('museumExport.originals', { size: space(size.originals) })}
        hint={originals ? undefined : t('museumExport.noOriginals')}
        checked={originals}
        onChange={event => setOriginals(event.currentTarget.checked)}
      />
      {size.earlier > 0 && (
        <Checkbox
          label={t('museumExport.earlier', { size: space(size.earlier) })}
          checked={originals && earlier}
          disabled={!originals}
          onChange={event => setEarlier(event.currentTarget.checked)}
        />
      )}
      {refused && (
        <Banner kind="danger" role="alert" inset>
          {refused.message}
        </Banner>
      )}
      <div>
        <Button look="primary" busy={busy} onClick={() => void begin()}>
          {t('museumExport.begin')}
        </Button>
      </div>
    </fieldset>
  )
}
