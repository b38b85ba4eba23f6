import type { ShownProps } from '../field-props.ts'

/** An address on the web, without its scheme; opens beside. */
export function Display({ value }: ShownProps) {
  const address = String(value)
  return (
    <a href={address} target="_blank" rel="noreferrer noopener">
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}
