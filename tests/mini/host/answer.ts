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
  /** Action of the person elsewhere before the outcome is reported, such as paying. */
  meanwhile?: () => Promise<unknown>
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Reports an outcome by callbacks, or by a promise when there are none. */
export function report(name: string, outcome: PromptOutcome, options: Options) {
  const { answer = { errMsg: `${name}:ok` }, refusal, meanwhile = soon } = outcome
  const answered = meanwhile().then(() => {
    if (refusal) options.fail?.(refusal)
    else options.success?.(answer)
    options.complete?.(refusal ?? answer)
    if (refusal) throw Object.assign(new Error(name), refusal)
    return answer
  })
  if (!options.success && !options.fail && !options.complete) return answered
  answered.catch(() => undefined)
}
