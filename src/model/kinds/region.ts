import { isId } from '../ids.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject, idSchema } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { partsOf } from './parts-of.ts'
import { longestSelector, readSelector } from './selector.ts'
import type { PictureRegion } from './values.ts'

export type RegionField = Leaf<'region', PictureRegion>

/**
 * A part of a picture: the target of a W3C Web Annotation, its source the id of a file, its selector in pixels of the original. Several of them
 * are rows of a list, so that two people draw at once.
 */
export const region = (options: FieldOptions = {}): RegionField => ({ ...options, kind: 'region' })

/** Parses source and selector of an annotation; anything else in it is ignored. */
function parse(input: unknown, _field: RegionField, problems: Problems): PictureRegion | undefined {
  const { source, selector } = partsOf(input, problems) ?? {}
  if (source === undefined && selector === undefined) return undefined
  const given = typeof source === 'string' && isId(source) ? source : undefined
  if (given === undefined) problems.at('source').add({ key: 'link' })
  const { type, value } = (partsOf(selector, problems.at('selector')) ?? {}) as Record<string, unknown>
  const read =
    typeof type === 'string' && typeof value === 'string' ? readSelector({ type, value }) : undefined
  if (!read) problems.at('selector').add({ key: 'region' })
  return given !== undefined && read ? { source: given, selector: read } : undefined
}

export const regionKind: Kind<RegionField, PictureRegion> = {
  parse,
  /** The id of the file, and the part of it: '12#xywh=pixel:10,20,30,40', '12#<svg …>'. */
  read(text, field, problems) {
    if (text.trim() === '') return undefined
    const [, source = '', value = ''] = /^\s*(\d+)#([\s\S]*)$/.exec(text) ?? []
    const type = value.trimStart().startsWith('<') ? 'SvgSelector' : 'FragmentSelector'
    return parse({ source, selector: { type, value } }, field, problems)
  },
  show: ({ source, selector }) => `${source}#${selector.value}`,
  index: () => ({}),
  schema: (_field, { refer }) =>
    refer(
      'Region',
      closedObject({
        source: idSchema,
        selector: closedObject({
          type: { enum: ['FragmentSelector', 'SvgSelector'] },
          value: { type: 'string', maxLength: longestSelector },
        }),
      }),
    ),
  propertyType: 'PRESENCE',
  facts: () => ({}),
}
