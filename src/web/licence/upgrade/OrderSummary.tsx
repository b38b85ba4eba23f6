import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countryName } from '#model/country-codes.ts'
import { longestPurchaseOrder } from '#model/licences/orders.ts'
import type { Plan } from '#model/licences/plans.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usePlanWords } from '../use-plan-words.ts'
import styles from './Upgrade.module.css'
import type { UpgradeStep } from './use-upgrade.ts'

interface PartProps {
  readonly title: string
  readonly onEdit: () => void
  readonly children: ReactNode
}

function Part({ title, onEdit, children }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <Button look="subtle" aria-label={t('licence.upgrade.editPart', { part: title })} onClick={onEdit}>
        {t('licence.upgrade.edit')}
      </Button>
      <div className={styles.partText}>{children}</div>
    </section>
  )
}

interface OrderSummaryProps {
  readonly plan: Plan
  readonly data: MuseumData
  readonly onEdit: (step: UpgradeStep) => void
  readonly purchaseOrder: string
  readonly onPurchaseOrder: (value: string) => void
  /** The server's problem with the number. */
  readonly problem?: string | undefined
}

/** The whole order once more before it is binding: plan, price, invoice address, documents, and the museum's own number. */
export function OrderSummary({
  plan,
  data,
  onEdit,
  purchaseOrder,
  onPurchaseOrder,
  problem,
}: OrderSummaryProps) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const language = useLanguage()
  return (
    <>
      <p>{t('licence.upgrade.summaryHint')}</p>
      <div className={styles.summary}>
        <Part title={t('licence.order.plan')} onEdit={() => onEdit('plan')}>
          <p>{words.name(plan)}</p>
          <p className={styles.price}>{words.price(plan)}</p>
          <p className={styles.hint}>{t('licence.upgrade.price')}</p>
        </Part>
        <Part title={t('licence.upgrade.invoiceAddress')} onEdit={() => onEdit('museum')}>
          <address className={styles.address}>
            <span>{data.organisationMainBody}</span>
            <span>{data.address}</span>
            <span>{`${data.postCode} ${data.place}`.trim()}</span>
            {data.country && <span>{countryName(data.country, language)}</span>}
            <span>
              {t('museum.fields.vat')}: {data.vat}
            </span>
          </address>
          <p className={styles.hint}>
            {t('licence.upgrade.invoiceTo', { email: data.organisationContact.email })}
          </p>
        </Part>
        <Part title={t('licence.upgrade.documents')} onEdit={() => onEdit('terms')}>
          <p>{t('licence.upgrade.documentsAccepted')}</p>
        </Part>
      </div>
      <TextField
        label={t('licence.order.purchaseOrder')}
        hint={t('licence.upgrade.purchaseOrderHint')}
        name="purchaseOrder"
        maxLength={longestPurchaseOrder}
        autoComplete="off"
        value={purchaseOrder}
        onChange={event => onPurchaseOrder(event.target.value)}
        problem={problem}
      />
    </>
  )
}
