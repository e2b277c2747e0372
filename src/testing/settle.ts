import { act } from '@testing-library/react'

/** Runs an action, if given, and flushes pending promises, but no timers. */
export async function settle(action?: () => unknown): Promise<void> {
  await act(async () => {
    action?.()
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  })
}
