import { Link } from '@tanstack/react-router'
import { useContext } from 'react'
import { qualifiedName } from '#model/kinds/qualified-name.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'
import { LinkContext } from './link-services.ts'

/** The name of a card, leading to it. */
export function Display({ value }: ShownProps) {
  const { addressOf } = useContext(LinkContext)
  const ref = value as LinkRef
  const address = addressOf(ref)
  const name = qualifiedName(ref.name ?? ref.id ?? '', ref.qualifier?.name, useLanguage())
  return address ? <Link to={address}>{name}</Link> : name
}
