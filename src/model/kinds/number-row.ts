/** Numbers in a row, whatever is between them: '45.4642, 9.19', '45,4642; 9,19', '45.4642,9.19'. A comma within one is its decimal sign. */
export function numberRow(text: string): readonly string[] {
  const isOneComma = !/\s/.test(text) && text.split(',').length === 2
  return text.split(isOneComma ? /[,;]/ : /;|,?\s+/).filter(part => part !== '')
}

/** The code of a reference system in front of numbers, and the rest: 'EPSG:32632 5034567 512345'. WGS 84 (EPSG 4326) when none is given. */
export function systemBefore(text: string): { readonly system: number; readonly rest: string } {
  const [, code, rest = ''] = text.trim().match(/^(?:EPSG:(\d+)[\s;]+)?([\s\S]*)$/i) ?? []
  return { system: code ? Number(code) : 4326, rest }
}
