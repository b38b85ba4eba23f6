/** The id of the control whose value stands at a place: for labels, and for links from a list of problems. */
export const controlId = (place: string): string => `field-${place.replaceAll('.', '-')}`

/** The id of a section, for the contents list. */
export const sectionId = (name: string): string => `section-${name}`

/** The declared path of a place: 'materials.0.technique' lies at 'materials/technique'. */
export const pathOfPlace = (place: string): string =>
  place
    .split('.')
    .filter(part => !/^\d+$/.test(part))
    .join('/')
