/** Rejects once a request is aborted: Node's fetch never settles a body whose request is aborted after its headers came. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new Error('aborted'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
