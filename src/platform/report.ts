/** Reports an unexpected error to the maintainers. */
export function report(context: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the platforms' error logs collect the console output
  console.error(context, error)
}
