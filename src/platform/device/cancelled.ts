/** Rejection of a mini-program API: WeChat has `errMsg`, Alipay a localized `errorMessage`. */
interface Refusal {
  errMsg?: string
  errorMessage?: string
}

/** Whether the user dismissed a system dialog, which is not an error. */
export const isCancelled = ({ errMsg, errorMessage }: Refusal): boolean =>
  /cancel|取消/i.test(`${errMsg ?? ''} ${errorMessage ?? ''}`)

/** Returns undefined for a cancellation and rethrows other errors. */
export function unlessCancelled(error: Refusal): undefined {
  if (!isCancelled(error)) throw error as Error
}
