import { type AuthorityId, authorityPage, authorityText } from '#model/authorities/authority-id.ts'
import type { ShownProps } from '../field-props.ts'

/** 'ULAN 500115588 ↗': leads to its page in the authority file, beside. */
export function Display({ value }: ShownProps) {
  const id = value as AuthorityId
  const page = authorityPage(id)
  const text = <span className="numbers">{authorityText(id)}</span>
  if (!page) return text
  return (
    <a href={page} target="_blank" rel="noreferrer noopener">
      {text}
      <span aria-hidden="true"> ↗</span>
    </a>
  )
}
