const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Does one step, saying what and how long. */
export const step = async (name, work) => {
  const since = performance.now()
  console.log(`• ${name} …`)
  const result = await work()
  console.log(`✓ ${name}, ${seconds(since)}`)
  return result
}
