import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@contract/calls'
import type { Call } from '@contract/call'
import { openapi } from '@contract/openapi'

describe('docs/openapi.json', () => {
  it('should say what the contract says', () => {
    const text = readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8')
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(openapi(Object.values<Call>(calls)))))
  })

  it('should name every operation after its call', () => {
    const { paths } = openapi(Object.values<Call>(calls)) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(
      Object.values(paths)
        .flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId))
        .sort(),
    ).toEqual(Object.keys(calls).sort())
  })
})
