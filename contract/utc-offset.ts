/** The minutes ahead of UTC from a moment on. */
export interface OffsetFrom {
  readonly from: string
  readonly minutes: number
}

/**
 * Minutes by which the local clock of a place is ahead of UTC: constant, or a list of offsets from moments on, the
 * earliest first. A time is shown by the offset of its day.
 */
export type UtcOffset = number | OffsetFrom[]

/** The minutes that a clock is ahead of UTC at a moment; before the first that is known, as at the first. */
export function offsetAt(offset: UtcOffset, at: Date): number {
  if (typeof offset === 'number') return offset
  const time = at.getTime()
  let minutes = offset[0]?.minutes ?? 0
  for (const each of offset) if (Date.parse(each.from) <= time) minutes = each.minutes
  return minutes
}
