/** The common options of platform API calls. */
export interface Options {
  success?: (answer: object) => void
  fail?: (answer: object) => void
  complete?: (answer: object) => void
}

/** The outcome of a prompt of the platform: an answer, or a refusal in the platform's format. */
export interface PromptOutcome {
  answer?: object
  refusal?: object
}

/** Reports an outcome by callbacks, or by a promise when there are none. */
export function report(name: string, { answer = { errMsg: `${name}:ok` }, refusal }: PromptOutcome, options: Options) {
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
