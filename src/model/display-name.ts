/** What a person is called: the names, or the e-mail of somebody who gave none (an operator made by command). */
export const displayName = ({
  firstName,
  lastName,
  email,
}: {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}): string => `${firstName} ${lastName}`.trim() || email
