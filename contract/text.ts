/** White space and invisible characters: zero-width and formatting characters, variation selectors, fillers. */
const blank =
  /^(?:[\s\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|\u034f)*$/

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => blank.test(text)

/** The number of characters of a text; an emoji beyond U+FFFF is one, though JavaScript counts it as two. */
export const countCharacters = (text: string): number => Array.from(text).length

/** The beginning of a text, cut between characters. */
export const firstCharacters = (text: string, max: number): string =>
  text.length <= max ? text : Array.from(text).slice(0, max).join('')
