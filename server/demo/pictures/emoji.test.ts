/** @jest-environment node */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { findPlaces } from './emoji'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heapAfterCollection = () => {
  // Objects with finalizers need a second one.
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

describe('findPlaces', () => {
  it('keeps the names and places of the emoji and not the text of the file', async () => {
    // Excludes compiled code and other memory that the first run keeps beside the text of the file.
    await findPlaces()
    const before = heapAfterCollection()
    const places = await findPlaces()
    const kept = heapAfterCollection() - before
    // The same again, built without the file.
    const copy = structuredClone(places)
    const needed = heapAfterCollection() - before - kept
    expect(places.size).toBeGreaterThan(3000)
    expect(copy).toEqual(places)
    expect(kept / needed).toBeLessThan(5)
  })
})
