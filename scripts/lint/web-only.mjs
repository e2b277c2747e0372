import scss from 'postcss-scss'

const block = /\/\*\s*#ifndef rn\s*\*\/[\s\S]*?\/\*\s*#endif\s*\*\//g
const blank = (text) => text.replace(/[^\n]/g, ' ')

/**
 * SCSS as React Native gets it: what stands between #ifndef rn and #endif is blanked, so that the rules of its style
 * subset do not reach what only web views read. Lines and columns stay as they are.
 */
export const nativeScss = {
  parse: (css, options) => scss.parse(String(css).replace(block, blank), options),
  stringify: scss.stringify,
}
