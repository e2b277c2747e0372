/** Tells whoever looks after the app of an error that no code expected. */
export function report(context: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the platforms' own error logs collect what the console gets
  console.error(context, error)
}
