export default async function tearDown(): Promise<void> {
  const { stopTestPostgres } = globalThis as { stopTestPostgres?: () => Promise<void> }
  await stopTestPostgres?.()
}
