/** The opacity changes in this many steps, to limit re-renders on scrolling. */
const STEPS = 4
/** Range of the fade, as shares of the picture height. */
const [FADE_FROM, FADE_TO] = [0.45, 0.8]

/** Opacity of the white bar (0 to 1) for the scrolled share of the picture. */
export function barOpacity(way: number): number {
  const share = Math.min(1, Math.max(0, (way - FADE_FROM) / (FADE_TO - FADE_FROM)))
  return Math.round(share * STEPS) / STEPS
}
