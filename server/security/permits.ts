import { Semaphore } from 'async-mutex'

/** The most permits of one semaphore: `async-mutex` looks at each of them whenever one is taken or given back. */
const most = 1000

/**
 * A semaphore of so few permits that taking one costs nothing; what is counted in bytes is counted in parts of them.
 * @throws RangeError for more than a thousand
 */
export function permits(count: number): Semaphore {
  if (count > most)
    throw new RangeError(`A semaphore has ${most} permits at most, not ${count}; count in larger parts.`)
  return new Semaphore(count)
}
