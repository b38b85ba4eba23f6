import { useId } from 'react'
import type { TermsDocument } from '#model/api/licences.ts'
import { textBlocks } from '#model/licences/text-blocks.ts'
import styles from './DocumentConsent.module.css'

/** A document in a frame of its own, to be scrolled with wheel, finger and arrow keys. */
export function DocumentReader({ document }: { readonly document: TermsDocument }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
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
