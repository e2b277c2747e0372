const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs one step and prints its name and duration. */
export const step = async (name, work) => {
  const since = performance.now()
  console.log(`• ${name} …`)
  const result = await work()
  console.log(`✓ ${name}, ${seconds(since)}`)
  return result
}
