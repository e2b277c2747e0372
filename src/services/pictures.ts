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

/** Where a picture of the server is found in full. */
export const fullUrl = (path: string): string => pictureUrl(path, Math.max(...limits.pictureWidths))

/** The same picture of the server in the width it is shown in; what lies elsewhere has but one. */
export const resized = (url: string, width: number): string =>
  url.replace(/-\d+\.webp$/, `-${pictureWidth(width)}.webp`)
