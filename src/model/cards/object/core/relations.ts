import { group, link, list, term, text } from '../../../kinds/build.ts'

/** The whole it is part of, and related objects here or elsewhere (C-O06). */
export const relations = {
  structure: group({
    whole: link(['object']),
    relation: term('RSER'),
    part: term('PART'),
    level: text({ level: 'A', pattern: /^\d+(\.\d+)*$/ }),
  }),
  relatedObject: list({
    object: link(['object'], { named: true, required: true, association: 'association' }),
    association: term('ASSOC'),
    note: text(),
  }),
}
