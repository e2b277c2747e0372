type Send = (context: string, error: unknown) => void

let load: (() => Promise<{ sendReport: Send }>) | undefined

/** Sets what loads the sending of reports; that happens with the first of them. */
export function reportBy(loader: () => Promise<{ sendReport: Send }>): void {
  load = loader
}

/** Reports an unexpected error to the maintainers. */
export function report(context: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the platforms' error logs collect the console output
  console.error(context, error)
  if (process.env.TARO_APP_ERROR_REPORT_DSN) {
    void load?.().then(
      ({ sendReport }) => sendReport(context, error),
      () => undefined, // Offline, or of an older build: the console has the error.
    )
  }
}
