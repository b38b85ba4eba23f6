/** Encodings in which tables as text are read, in the order in which they are offered. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
  'macintosh',
  'cp850',
  'cp437',
  'windows-1250',
  'iso-8859-2',
  'x-mac-ce',
  'cp852',
  'windows-1257',
  'windows-1251',
] as const

export type TextEncodingName = (typeof textEncodings)[number]
