/** What a mini-program's API rejects with: WeChat tells why in `errMsg`, Alipay in the phone's language. */
interface Refusal {
  errMsg?: string
  errorMessage?: string
}

/** Whether the person closed what was opened for them, which is no failure. */
export const isCancelled = ({ errMsg, errorMessage }: Refusal): boolean =>
  /cancel|取消/i.test(`${errMsg ?? ''} ${errorMessage ?? ''}`)

/** Nothing in place of a rejection by which the person changed their mind; any other goes on. */
export function unlessCancelled(error: Refusal): undefined {
  if (!isCancelled(error)) throw error as Error
}
