/** The codes of failures of teams of stores. */
export const teamFailureCodes = {
  teamMemberNotFound: 3121,
  teamMemberExists: 3122,
  teamFull: 3123,
} as const
