import type { OrderKind } from '.'
import { OrderKinds } from './registry'

/** The parts that a kind can leave out. */
type Optional = { [Part in keyof OrderKind]-?: object extends Pick<OrderKind, Part> ? Part : never }[keyof OrderKind]

describe('an order kind', () => {
  it('should have no part that can be forgotten', () => {
    // The compiler refuses this line once a part is optional.
    const isComplete: [Optional] extends [never] ? true : false = true
    expect(isComplete).toBe(true)
  })

  it('should be registered once', () => {
    const kinds = new OrderKinds()
    const tea = { name: 'tea' } as OrderKind
    kinds.add(tea)
    expect(() => kinds.add(tea)).toThrow('tea')
    expect(kinds.of({ kind: 'tea' })).toBe(tea)
    expect(kinds.find('coffee')).toBeUndefined()
    expect(() => kinds.of({ kind: 'coffee' })).toThrow('coffee')
  })
})
