/** Times for choosing dishes, in minutes. */
export const choosingMinutes = [15, 30, 60] as const
