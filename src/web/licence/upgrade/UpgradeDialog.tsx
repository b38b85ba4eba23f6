import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { listPlans } from '#model/api/licences.ts'
import { fitsInto, type Plan } from '#model/licences/plans.ts'
import { homePath } from '#model/navigation/routes.ts'
import { MuseumDataForm } from '../../museum/MuseumDataForm.tsx'
import { closeDialog } from '../../platform/dialogs/dialogs.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DocumentConsent } from '../DocumentConsent.tsx'
import { useAccount } from '../use-account.ts'
import { usePlanWords } from '../use-plan-words.ts'
import { ExitActions, OrLogout } from './ExitActions.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import styles from './Upgrade.module.css'
import { documentGroups, isDocumentGroup, upgradeSteps, useUpgrade } from './use-upgrade.ts'

interface PlanPageProps {
  readonly plans: readonly Plan[]
  readonly usedSpace: number
  readonly chosen: string | undefined
  readonly onChoose: (planId: string) => void
}

/** The plans by their duration; plans whose limits are exceeded cannot be selected, and show why (P-U01). */
function PlanPage({ plans, usedSpace, chosen, onChoose }: PlanPageProps) {
  const { t } = useTranslation()
  const words = usePlanWords()
  const space = useSpace()
  if (plans.length === 0) return <p>{t('licence.upgrade.noPlans')}</p>
  return (
    <>
      {[...Map.groupBy(plans, ({ duration }) => duration)].map(([duration, group]) => (
        <fieldset key={duration} className={styles.group}>
          <legend className={styles.legend}>{t('licence.years', { count: duration })}</legend>
          {group.map(plan => {
            const hasRoom = fitsInto(plan, usedSpace)
            return (
              <label key={plan.id} className={styles.plan}>
                <input
                  type="radio"
                  name="plan"
                  value={plan.id}
                  disabled={!hasRoom}
                  checked={chosen === plan.id}
                  onChange={() => onChoose(plan.id)}
                />
                <span className={styles.size}>{words.space(plan)}</span>
                <span className={styles.detail}>
                  {hasRoom
                    ? t('licence.upgrade.unlimitedUsers')
                    : t('licence.upgrade.tooSmall', { used: space(usedSpace) })}
                </span>
                <span className={styles.price}>{words.price(plan)}</span>
              </label>
            )
          })}
        </fieldset>
      ))}
      <p className={styles.hint}>{t('licence.upgrade.price')}</p>
    </>
  )
}

/** From a trial, or an ended licence, to a plan, in four pages (P-U01 to P-U06) and a summary before the order. */
export function UpgradeDialog({ forced }: { readonly forced: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { isAccountExpired } = useSession()
  const plans = useQuery(endpointQuery(listPlans, {}))
  const account = useAccount()
  const { step, ready, busy, planId, data, accepted, ...upgrade } = useUpgrade()
  const done = step === 'done'
  const plan = plans.data?.find(({ id }) => id === planId)

  // Another user has ordered in between: the dialog no longer needs to be forced.
  useEffect(() => {
    if (forced && !isAccountExpired && !done && !busy) closeDialog()
  }, [forced, isAccountExpired, done, busy])

  const top = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus({ preventScroll: true })
    // Each page opens at its top.
    top.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
  }, [step])

  if (done)
    return (
      <Dialog
        title={t('licence.upgrade.done')}
        actions={
          <Button
            look="primary"
            data-autofocus
            onClick={() => {
              closeDialog()
              void navigate({ to: homePath })
            }}
          >
            {t('licence.upgrade.start')}
          </Button>
        }
      >
        <p ref={top} tabIndex={-1} className={styles.done}>
          {t('licence.upgrade.doneText')}
        </p>
      </Dialog>
    )

  const number = upgradeSteps.indexOf(step) + 1
  return (
    <Dialog
      size={760}
      title={t(step === 'plan' ? 'licence.upgrade.chooseSpace' : `licence.upgrade.${step}`)}
      {...(!forced && { onClose: closeDialog, closeLabel: t('common.close') })}
      actions={
        <>
          {forced && <OrLogout />}
          {step !== 'plan' && (
            <Button disabled={busy} onClick={upgrade.back}>
              {t('licence.upgrade.back')}
            </Button>
          )}
          <Button look="primary" disabled={!ready} busy={busy} onClick={upgrade.proceed}>
            {t(step === 'summary' ? 'licence.upgrade.placeOrder' : 'licence.upgrade.proceed')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {/* The initial focus: while the plans load, the first control would be the close button. */}
        <p ref={top} tabIndex={-1} data-autofocus className={styles.hint}>
          {t('licence.upgrade.progress', { step: number, steps: upgradeSteps.length - 1 })}
        </p>
        {step === 'plan' && (plans.isError || account.isError) && (
          <LoadFailed
            text={t('licence.upgrade.plansFailed')}
            retry={() => Promise.all([plans.refetch(), account.refetch()])}
          />
        )}
        {step === 'plan' &&
          (plans.data && account.data ? (
            <PlanPage
              plans={plans.data}
              usedSpace={account.data.usedSpace}
              chosen={planId}
              onChoose={upgrade.choosePlan}
            />
          ) : (
            <div className={styles.waiting} aria-busy="true">
              <Skeleton width={20} />
            </div>
          ))}
        {step === 'museum' && data && (
          <>
            <p>{t('licence.upgrade.museumHint')}</p>
            <MuseumDataForm
              values={data}
              onChange={upgrade.setData}
              problems={upgrade.problems}
              attempts={upgrade.attempts}
            />
          </>
        )}
        {isDocumentGroup(step) && (
          <DocumentConsent
            key={step}
            kinds={documentGroups[step]}
            licenceType="PAID"
            accepted={accepted}
            onChange={upgrade.setAccepted}
          />
        )}
        {step === 'summary' && plan && data && (
          <OrderSummary
            plan={plan}
            data={data}
            onEdit={upgrade.edit}
            purchaseOrder={upgrade.purchaseOrder}
            onPurchaseOrder={upgrade.setPurchaseOrder}
            problem={upgrade.problems.purchaseOrder}
          />
        )}
        {forced && <ExitActions />}
      </div>
    </Dialog>
  )
}
