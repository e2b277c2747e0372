import { codeSend } from '@contract/calls/code'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, loadConfig } from '../config'
import { aWorld } from '../testing/world'
import { codeSender, GatewayCodes } from './codes'

const phone = '13800000009'
const code = '246810'

/** A log that keeps its lines. */
function keeping() {
  const lines: unknown[] = []
  const log = { warn: (...line: unknown[]) => void lines.push(line) } as unknown as FastifyBaseLogger
  return { lines, send: (config: Config) => codeSender(config, log).send(phone, code) }
}

describe('codeSender', () => {
  it('should show a code in the demo, to the caller and in the log', async () => {
    const { lines, send } = keeping()
    expect(await send(loadConfig({}))).toBe(code)
    expect(lines).toEqual([[{ phone: '138****0009', code }, 'verification code']])
  })

  it('should neither show nor log a code without the demo', async () => {
    const { lines, send } = keeping()
    await expect(send(loadConfig({ DEMO: 'off' }))).rejects.toThrow('SMS_URL is not set')
    expect(lines).toEqual([])
  })

  it.each(['on', 'off'])('should leave codes to a gateway, with DEMO=%s', (DEMO) => {
    const config = loadConfig({ DEMO, SMS_URL: 'https://sms.example.com' })
    expect(codeSender(config, keeping() as unknown as FastifyBaseLogger)).toBeInstanceOf(GatewayCodes)
  })
})

it('should answer no code without the demo', async () => {
  const world = await aWorld()
  const { status, envelope } = await world.visitor.send(codeSend.name, { phone, purpose: 'login' })
  await world.close()
  expect([status, envelope.data]).toEqual([500, { requestId: expect.any(String) as string }])
})
