/** Groups of personal data, as the profile shows and the export orders them. Texts: `privacy.kept.<group>`. */
export const ownDataGroups = [
  'account',
  'signIn',
  'record',
  'messages',
  'own',
  'calendar',
  'work',
  'procedures',
  'handedOut',
] as const

export type OwnDataGroup = (typeof ownDataGroups)[number]
