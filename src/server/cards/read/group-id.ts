import type { LinkGroup } from '../store/link-groups.ts'

/** A group of links as addresses name it: '5-1', '1-1-own-productions-agent', '1-1-others-productions-agent'. */
export const groupIdOf = ({ otherType, association, field, mirrored }: LinkGroup): string =>
  [otherType, association, ...(field === '' ? [] : [mirrored ? 'others' : 'own', ...field.split('/')])].join(
    '-',
  )

/** Returns the group that an address names; undefined if it names none. */
export function readGroupId(id: string): LinkGroup | undefined {
  const [, type, association = '', end, path = ''] =
    /^(\d{1,4})-(\d{1,18})(?:-(own|others)-([\w-]{1,200}))?$/.exec(id) ?? []
  if (type === undefined) return undefined
  return {
    otherType: Number(type),
    association,
    field: path.replaceAll('-', '/'),
    mirrored: end === 'others',
  }
}
