/** Reports an unexpected error to the maintainers. */
export function report(context: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the platforms' error logs collect the console output
  console.error(context, error)
  // A build without an address carries nothing of what sends reports; one with it loads that with the first of them.
  if (process.env.TARO_APP_ERROR_REPORT_DSN) {
    void import('./report-remote').then(
      ({ reportRemotely }) => reportRemotely(context, error),
      () => undefined, // Offline, or of an older build: the console has the error.
    )
  }
}
