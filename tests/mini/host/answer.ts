/** What each call of the platform's API takes. */
export interface Options {
  success?: (answer: object) => void
  fail?: (answer: object) => void
  complete?: (answer: object) => void
}

/** What comes of something that the platform asks the person: an answer, or a refusal in the platform's words. */
export interface Given {
  answer?: object
  refusal?: object
}

/** Tells by callbacks, or by a promise to who gave none. */
export function told(name: string, { answer = { errMsg: `${name}:ok` }, refusal }: Given, options: Options) {
  const answered = new Promise<object>((resolve, reject) => {
    setTimeout(() => {
      if (refusal) options.fail?.(refusal)
      else options.success?.(answer)
      options.complete?.(refusal ?? answer)
      if (refusal) reject(Object.assign(new Error(name), refusal))
      else resolve(answer)
    }, 0)
  })
  if (!options.success && !options.fail && !options.complete) return answered
  answered.catch(() => undefined)
}
