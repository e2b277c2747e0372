import { loadConfig } from '../config'
import { newServer, usualPatience } from './server'

it('should log one line for each request, without its query', async () => {
  const http = newServer(loadConfig({ LOG_LEVEL: 'silent' }), usualPatience)
  http.post('/', () => ({}))
  const said: unknown[] = []
  const child = http.log.child.bind(http.log)
  jest.spyOn(http.log, 'child').mockImplementation((bindings, options) => {
    const made = child(bindings, options)
    return Object.assign(made, { info: (...line: unknown[]) => void said.push({ ...bindings, line }) })
  })
  await http.inject({ method: 'POST', url: '/?phone=13800000001', payload: {} })
  const line = [{ method: 'POST', url: '/', status: 200, ms: expect.any(Number) as number }, 'request']
  expect(said).toEqual([{ reqId: expect.any(String) as string, line }])
  await http.close()
})
