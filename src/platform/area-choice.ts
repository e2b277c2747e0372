/** What the screen of area codes is asked for, by the field that opened it. */
let asked: ((code: string) => void) | undefined

/** Whoever opens the screen hears which code was chosen, unless somebody else asks first. */
export const askAreaCode = (answer: (code: string) => void): void => {
  asked = answer
}

/** Tells the field which code was chosen; nobody may have asked. */
export const answerAreaCode = (code: string): void => {
  asked?.(code)
  asked = undefined
}
