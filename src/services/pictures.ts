import { limits, type PictureWidth } from '@contract/limits'
import { apiBase } from './base'

/** The smallest stored width of at least `width` pixels, else the largest one. */
export function pictureWidth(width: number): PictureWidth {
  const [...widths] = limits.pictureWidths
  return widths.find((kept) => kept >= width) ?? (Math.max(...widths) as PictureWidth)
}

/**
 * URL of a server picture in a suitable size (product text §3). `width` is in design units, equal to pixels at a
 * density of two.
 */
export const pictureUrl = (path: string, width: number): string => `${apiBase}${path}-${pictureWidth(width)}.webp`

/** URL of a server picture in its largest size. */
export const fullUrl = (path: string): string => pictureUrl(path, Math.max(...limits.pictureWidths))

/** URL of the same server picture in another width; external URLs are returned unchanged. */
export const resized = (url: string, width: number): string =>
  url.replace(/-\d+\.webp$/, `-${pictureWidth(width)}.webp`)
