import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readDocument, type TermsDocument } from '#model/api/licences.ts'
import type { AcceptedDocuments, DocumentKind, LicenceType } from '#model/licences/documents.ts'
import { textBlocks } from '#model/licences/text-blocks.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './DocumentConsent.module.css'

/** A document in a scrollable frame, usable with wheel, touch and arrow keys. */
function DocumentReader({ document }: { readonly document: TermsDocument }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable with the keyboard (WCAG 2.1.1)
    <section className={styles.reader} aria-labelledby={id} tabIndex={0} lang={document.language}>
      <h3 id={id} className={styles.title}>
        {document.title}
      </h3>
      {textBlocks(document.body).map(({ kind, text }, index) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
          <h4 key={index}>{text}</h4>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
          <p key={index}>{text}</p>
        ),
      )}
    </section>
  )
}

const types = { TRIAL: 'trial', PAID: 'paid' } as const

interface ConsentToDocumentProps {
  readonly kind: DocumentKind
  readonly licenceType: LicenceType
  /** The id of the accepted version. */
  readonly acceptedId: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** A document in the language of the interface, with its checkbox. It is not reloaded while it is being read. */
function ConsentToDocument({ kind, licenceType, acceptedId, onChange }: ConsentToDocumentProps) {
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

interface DocumentConsentProps {
  readonly kinds: readonly DocumentKind[]
  readonly licenceType: LicenceType
  /** Ids of accepted documents, by kind. Only loaded documents can be accepted: once every kind has an id, all are loaded and ticked. */
  readonly accepted: AcceptedDocuments
  readonly onChange: (accepted: AcceptedDocuments) => void
}

/** Documents to read, each with a checkbox (P-U03). */
export function DocumentConsent({ kinds, licenceType, accepted, onChange }: DocumentConsentProps) {
  return (
    <div className={styles.documents}>
      {kinds.map(kind => (
        <ConsentToDocument
          key={kind}
          kind={kind}
          licenceType={licenceType}
          acceptedId={accepted[kind]}
          onChange={id => {
            const { [kind]: _, ...others } = accepted
            onChange(id === undefined ? others : { ...others, [kind]: id })
          }}
        />
      ))}
    </div>
  )
}
