import { type AuthorityId, authorityText } from '#model/authorities/authority-id.ts'
import type { ShownProps } from '../field-props.ts'

/** 'ULAN 500115588' in a line of a list. */
export const Cell = ({ value }: ShownProps) => authorityText(value as AuthorityId)
