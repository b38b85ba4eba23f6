import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProcedureEffects, procedureEffects, retryEffects } from '#model/api/procedures/effects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Arriving } from '../../ui/InOrder.tsx'
import styles from './Effects.module.css'

/** Changes that a procedure made in the records of its lines, and those that failed, with a way to try again. */
export function EffectsBand({ procedure }: { readonly procedure: Procedure }) {
  const declaration = procedureNamed(procedure.type)
  return declaration?.workflow.effects ? <Effects procedure={procedure} declaration={declaration} /> : null
}

function Effects({
  procedure: { id, version, may },
  declaration,
}: {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const wanted = localizedQuery(procedureEffects, { params: { id } }, language)
  // A later version may be another step, which has written more.
  const { data, isPending } = useQuery({ ...wanted, queryKey: [...wanted.queryKey, version] })
  if (isPending) return <Arriving />
  if (!data) return null
  const nameOf = (effect: string) => t(`${declaration.type}.effect/${effect}` as TextKey) as string
  const again = async () => {
    setBusy(true)
    try {
      await call(retryEffects, { params: { id } })
      await client.invalidateQueries({ queryKey: [procedureEffects.name] })
    } catch (failure) {
      notices.add('error', wordsForFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  const written = data.result.filter(each => each.written > 0)
  return (
    <>
      {written.length > 0 && (
        <ul className={styles.written} aria-label={t('procedures.effects.title')}>
          {written.map(({ effect, written: count }) => (
            <li key={effect}>
              <Check size={15} strokeWidth={1.8} aria-hidden="true" />
              {t('procedures.effects.written', {
                count,
                shown: new Intl.NumberFormat(language).format(count),
                effect: nameOf(effect),
              })}
            </li>
          ))}
        </ul>
      )}
      {data.failedCount > 0 && (
        <Banner
          kind="warning"
          inset
          actions={
            may.edit || may.close ? (
              <Button busy={busy} onClick={() => void again()}>
                {t('procedures.effects.again')}
              </Button>
            ) : undefined
          }
        >
          <p>{t('procedures.effects.failed', { count: data.failedCount })}</p>
          <FailedList failed={data.failed} nameOf={nameOf} />
        </Banner>
      )}
    </>
  )
}

function RecordName({ address, children }: { readonly address: string | null; readonly children: string }) {
  return address === null ? children : <Link to={address}>{children}</Link>
}

function FailedList({
  failed,
  nameOf,
}: {
  readonly failed: ProcedureEffects['failed']
  readonly nameOf: (effect: string) => string
}) {
  const { t } = useTranslation()
  return (
    <ul className={styles.failed}>
      {failed.map(({ recordId, number, title, address, effect, remains, message, fields }) => (
        <li key={`${recordId} ${effect}`}>
          <RecordName address={address}>{[number, title].filter(Boolean).join(' · ')}</RecordName>
          {': '}
          {[nameOf(effect), remains && t('procedures.effects.remains'), message, ...Object.values(fields)]
            .filter(Boolean)
            .join(' – ')}
        </li>
      ))}
    </ul>
  )
}
