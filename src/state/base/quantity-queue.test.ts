import { QuantityQueue } from './quantity-queue'
import { Turns } from './turns'

const soon = () => new Promise((resolve) => setTimeout(resolve))

/** A queue whose calls the test answers in turn. */
function opened() {
  const calls: { choice: string; quantity: number; answer: () => void; refuse: () => void }[] = []
  const refused = jest.fn()
  const turns = new Turns()
  const queue = new QuantityQueue<string, string>({
    keyOf: (choice) => choice,
    send: (choice, quantity) =>
      new Promise<void>((resolve, reject) =>
        calls.push({ choice, quantity, answer: resolve, refuse: () => reject(new Error('refused')) }),
      ),
    inTurn: (call) => turns.run(call),
    refused,
  })
  return { queue, calls, refused }
}

it('displays a quantity at once, and sends the last one only', async () => {
  const { queue, calls } = opened()
  const wanted = [1, 2, 3].map((quantity) => queue.want('tea', quantity))
  expect(queue.of('tea')).toBe(3)
  await soon()
  expect(calls.map(({ quantity }) => quantity)).toEqual([3])
  calls[0]?.answer()
  expect(await Promise.all(wanted)).toEqual([true, true, true])
  expect(queue.of('tea')).toBeUndefined()
})

it('sends a quantity that was changed while another was under way', async () => {
  const { queue, calls } = opened()
  const first = queue.want('tea', 1)
  await soon()
  void queue.want('tea', 5)
  calls[0]?.answer()
  await soon()
  expect(calls.map(({ quantity }) => quantity)).toEqual([1, 5])
  calls[1]?.answer()
  expect(await first).toBe(true)
})

it('sends one call at a time, and continues after a refusal', async () => {
  const { queue, calls, refused } = opened()
  const [tea, rice] = [queue.want('tea', 1), queue.want('rice', 2)]
  await soon()
  expect(calls.map(({ choice }) => choice)).toEqual(['tea'])
  calls[0]?.refuse()
  expect(await tea).toBe(false)
  expect(refused).toHaveBeenCalledTimes(1)
  expect(queue.all).toEqual([{ choice: 'rice', quantity: 2 }])
  await soon()
  calls[1]?.answer()
  expect(await rice).toBe(true)
})
