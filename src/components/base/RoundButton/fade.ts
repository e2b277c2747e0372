/** A white bar appears in so many steps, so that scrolling changes little. */
const STEPS = 4
/** Between which shares of the picture's height it appears. */
const [FADE_FROM, FADE_TO] = [0.45, 0.8]

/** How far the white bar has appeared when so much of what stands under it was scrolled away: from 0, none, to 1. */
export function barAfter(way: number): number {
  const share = Math.min(1, Math.max(0, (way - FADE_FROM) / (FADE_TO - FADE_FROM)))
  return Math.round(share * STEPS) / STEPS
}
