/** Keys of the initial types of names that are the same name in another language. All others, such as a birth name, may be another name. */
export const typesOfSameName: ReadonlySet<string> = new Set([
  'vitrine:preferred name',
  'vitrine:translated name',
  'vitrine:translated title',
])
