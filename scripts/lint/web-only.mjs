import scss from 'postcss-scss'

const block = /\/\*\s*#ifndef rn\s*\*\/[\s\S]*?\/\*\s*#endif\s*\*\//g
const blank = (text) => text.replace(/[^\n]/g, ' ')

/**
 * SCSS for React Native: blocks between #ifndef rn and #endif are blanked, so that the rules of its style subset do not
 * apply to web-only styles. Lines and columns are preserved.
 */
export const nativeScss = {
  parse: (css, options) => scss.parse(String(css).replace(block, blank), options),
  stringify: scss.stringify,
}
