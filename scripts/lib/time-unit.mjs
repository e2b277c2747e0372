import { availableParallelism } from 'node:os'
import { node } from './run.mjs'

/** Compiles and runs code as tests do; prints the duration in milliseconds. */
const probe = `
const { createHash } = require('node:crypto')
const began = performance.now()
let text = ''
for (let round = 0; round < 60_000; round++) text = createHash('sha256').update(text + round).digest('hex')
for (let round = 0; round < 300; round++) new Function('value', 'return [' + 'value,'.repeat(800) + text.length + ']')(round)
console.log(performance.now() - began)
`

/** Tests run beside builds and each other, which slows each down as much at most. */
const CROWDED = 2

/** The probe's duration on the reference machine: two idle cores at about 3 GHz. */
const REFERENCE_MS = 250

const probed = async () => Number((await node(['-e', probe], { quiet: true })).output)

/**
 * The unit of all time limits of the tests: the duration of a fixed piece of work on as many processes as there are
 * cores, as a multiple of the reference machine's, at least 1, and twice that for the work beside it.
 */
export const timeUnit = async () => {
  const times = await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, probed))
  const slowest = Math.max(...times.filter(Number.isFinite), REFERENCE_MS)
  return Number(((CROWDED * slowest) / REFERENCE_MS).toFixed(2))
}
