/** Timeouts that a test leaves behind end with it: in a group of files they would act on the screens of the next tests. */
const begun = new Set<number>()
const { setTimeout: begin, clearTimeout: end } = window

window.setTimeout = ((handler: TimerHandler, ms?: number, ...values: unknown[]): number => {
  const id = begin(handler, ms, ...values)
  begun.add(id)
  return id
}) as typeof window.setTimeout

afterEach(() => {
  for (const id of begun) end(id)
  begun.clear()
})

export {}
