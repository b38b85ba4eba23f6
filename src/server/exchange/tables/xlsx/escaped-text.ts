/**
 * Characters that XML cannot hold are written in a workbook as `_x000D_`, and text that looks like such an escape has its
 * first underscore escaped (ECMA-376 part 1, 22.9.2.19, ST_Xstring).
 */
export const readEscapedText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

const code = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Text as it is between the tags of a workbook's part. */
export const writeEscapedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that XML 1.0 does not allow
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, code)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The same between quotation marks. */
export const writeEscapedAttribute = (text: string): string =>
  writeEscapedText(text).replaceAll('"', '&quot;')
