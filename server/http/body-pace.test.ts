import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { registerBodyPace } from './body-pace'
import { usualPatience } from './server'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('should forget requests that are answered, those of the server to itself too', async () => {
  const app = Fastify()
  registerBodyPace(app, usualPatience)
  const requests: WeakRef<object>[] = []
  app.post('/', ({ raw }) => {
    requests.push(new WeakRef(raw))
    return {}
  })
  for (let count = 0; count < 5; count += 1) await app.inject({ method: 'POST', url: '/', payload: { count } })
  expect(requests).toHaveLength(5)
  while (requests.some((request) => request.deref())) {
    await turn()
    collectGarbage()
  }
  await app.close()
})
