import type { AcceptedDocuments, DocumentKind, LicenceType } from '#model/licences/documents.ts'
import { ConsentToDocument } from './ConsentToDocument.tsx'
import styles from './DocumentConsent.module.css'

export interface DocumentConsentProps {
  readonly kinds: readonly DocumentKind[]
  readonly licenceType: LicenceType
  /** Ids of what was agreed to, by kind. Only what has been loaded can be agreed to: once every kind has its id, all are loaded and ticked. */
  readonly accepted: AcceptedDocuments
  readonly onChange: (accepted: AcceptedDocuments) => void
}

/** Documents to be read, each with its box to tick (acceptance row P-U03). */
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
