/** A gradient from top to bottom. */
export const fade = (id: string, ...colours: string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`

/** A gradient of something round, lit from the upper left. */
export const glow = (id: string, ...colours: string[]) =>
  `<radialGradient id="${id}" cx=".36" cy=".26" r=".86">${stops(colours)}</radialGradient>`

const stops = (colours: string[]) =>
  colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`).join('')

export const defs = (...parts: string[]) => `<defs>${parts.join('')}</defs>`

/** Something moved to a point and turned there, in degrees, and scaled. */
export const at = (x: number, y: number, drawing: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`

export const shape = (path: string, fill: string, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`

/** A line with round ends. */
export const line = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** A bar with round corners around the origin. */
export const bar = (width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

/** Dots of one colour at points. */
export const dots = (points: [x: number, y: number][], radius: number, fill: string, more = '') =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`).join('')
