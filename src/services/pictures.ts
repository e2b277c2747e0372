import { limits, type PictureWidth } from '@contract/limits'
import { apiBase } from './base'

/** The narrowest kept width that still fills `width` pixels; the widest one when none does. */
export function pictureWidth(width: number): PictureWidth {
  const [...widths] = limits.pictureWidths
  return widths.find((kept) => kept >= width) ?? (Math.max(...widths) as PictureWidth)
}

/**
 * The address of a picture of the server in the size it is shown in (product text §3).
 * `width` is in design units, which are the pixels of a screen with two to a point.
 */
export const pictureUrl = (path: string, width: number): string => `${apiBase}${path}-${pictureWidth(width)}.webp`
