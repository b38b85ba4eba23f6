import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readDocument } from '#model/api/licences.ts'
import type { DocumentKind, LicenceType } from '#model/licences/documents.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './DocumentConsent.module.css'
import { DocumentReader } from './DocumentReader.tsx'

const types = { TRIAL: 'trial', PAID: 'paid' } as const

export interface ConsentToDocumentProps {
  readonly kind: DocumentKind
  readonly licenceType: LicenceType
  /** What was agreed to. */
  readonly acceptedId: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** A document in the language of the interface, and its box to tick. It stays as it is while it is read. */
export function ConsentToDocument({ kind, licenceType, acceptedId, onChange }: ConsentToDocumentProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const {
    data: document,
    isError,
    refetch,
  } = useQuery({
    ...endpointQuery(readDocument, { params: { kind }, query: { type: types[licenceType], lang } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <LoadFailed text={t('licence.documentFailed')} retry={refetch} />
  if (!document)
    return (
      <div className={styles.reader} aria-busy="true">
        <Skeleton width={24} />
      </div>
    )
  return (
    <div className={styles.document}>
      <DocumentReader document={document} />
      <Checkbox
        label={t('licence.agree', { document: document.title })}
        checked={acceptedId === document.id}
        onChange={event => onChange(event.target.checked ? document.id : undefined)}
      />
    </div>
  )
}
