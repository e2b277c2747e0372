/** A blur for flat shadows, with a region for shadows much wider than high. */
export const blurFilter = (id: string, deviation: number) =>
  `<filter id="${id}" x="-60%" y="-120%" width="220%" height="340%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** A contact shadow below a piece `size` high. */
export const dropShadow = (id: string, size: number) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB">` +
  `<feDropShadow dx="0" dy="${size * 0.02}" stdDeviation="${size * 0.025}" flood-color="#321808" flood-opacity=".22"/></filter>`

/** A blur for out-of-focus pieces. */
export const softFocus = (id: string, deviation: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
