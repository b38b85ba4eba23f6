/** The part of the profile where a museum takes its data along. */
export const exportSection = '/app/profile/export'
