import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterSales } from './after-sales'
import { machines, statesDocument } from './document'
import { errand, errandStates } from './errand'
import { events, eventsFor, isTerminal, next, sources, type Actor, type Machine } from './machine'
import { mall, mallPhases, mallStates, type MallState } from './mall'
import { certification } from './person'
import { takeaway, takeawayPaths, takeawayState, takeawayStates, takeawayStatuses, takeawaySteps } from './takeaway'

const actors: Actor[] = ['customer', 'merchant', 'rider', 'platform', 'staff', 'payment', 'clock']
const variantsOf = (machine: Machine): (string | undefined)[] => [...(machine.variants ?? [undefined])]

const enabled = (machine: Machine, state: string, way?: string) => [
  ...new Set(actors.flatMap((actor) => eventsFor(machine, state, actor, way))),
]

const startsOf = (machine: Machine): string[] => [machine.initial, ...(machine.starts ?? [])]

/** The states reachable from the initial ones. */
function reachable(machine: Machine, way?: string): Set<string> {
  const seen = new Set(startsOf(machine))
  for (const state of seen) {
    for (const event of enabled(machine, state, way)) seen.add(next(machine, state, event, way) as string)
  }
  return seen
}

describe.each(machines.map((machine) => [machine.title, machine] as const))('%s', (_, machine) => {
  it('names only its own states, and no transition without an actor', () => {
    for (const event of events(machine)) {
      const transition = machine.transitions[event]
      expect(machine.states).toEqual(expect.arrayContaining([...sources(transition), transition.to]))
      expect([transition.by].flat().length).toBeGreaterThan(0)
      expect(transition.after === undefined || [transition.by].flat().includes('clock')).toBe(true)
    }
  })

  it('reaches every state', () => {
    const all = variantsOf(machine).flatMap((way) => [...reachable(machine, way)])
    expect([...new Set(all)].sort()).toEqual([...machine.states].sort())
  })

  it('never leaves the table on a random walk, and stops only in terminal states', () => {
    const walk = fc.array(fc.nat(), { maxLength: 60 })
    fc.assert(
      fc.property(
        walk,
        fc.constantFrom(...variantsOf(machine)),
        fc.constantFrom(...startsOf(machine)),
        (choices, way, start) => {
          let state = start
          for (const choice of choices) {
            const open = enabled(machine, state, way)
            if (open.length === 0) return isTerminal(machine, state)
            state = next(machine, state, open[choice % open.length], way)!
            if (!machine.states.includes(state)) return false
          }
          return true
        },
      ),
    )
  })

  it('allows an event exactly where its row says so', () => {
    for (const state of machine.states) {
      for (const event of events(machine)) {
        const row = machine.transitions[event]
        const way = row.when ?? machine.variants?.[0]
        expect(next(machine, state, event, way)).toBe(sources(row).includes(state) ? row.to : undefined)
      }
    }
  })

  it('can end, unless it has no end at all', () => {
    const ends = machine.states.filter((state) => isTerminal(machine, state))
    for (const end of ends) expect(enabled(machine, end)).toEqual([])
    const endless = ['Certification', 'Store', 'Membership', 'Login']
    expect(ends.length === 0).toBe(endless.includes(machine.title))
  })
})

describe('takeaway', () => {
  it.each(['rider', 'merchant', 'pickup'] as const)('goes through the steps of its path by %s', (way) => {
    let state: keyof typeof takeawayStates = 'waitingAccept'
    for (const step of takeawayPaths[way].slice(1)) {
      const found = events(takeaway).map((event) => next(takeaway, state, event, way))
      expect(found).toContain(step)
      state = step
    }
    expect(eventsFor(takeaway, state, 'customer', way)).toEqual(['review'])
  })

  it('is known by its status and step', () => {
    for (const [state, order] of Object.entries(takeawayStates)) expect(takeawayState(order)).toBe(state)
  })

  it('uses every status and every step', () => {
    const orders = Object.values(takeawayStates)
    expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([...takeawayStatuses].sort())
    expect(orders.flatMap(({ step }) => step ?? []).sort()).toEqual([...takeawaySteps].sort())
  })

  it('lets the customer cancel with a reason until the store accepts', () => {
    const cancellable = takeaway.states.filter((state) => eventsFor(takeaway, state, 'customer').includes('cancel'))
    expect(cancellable).toEqual(['pendingPayment', 'waitingAccept'])
    expect(takeaway.transitions.cancel.needs).toBe('reason')
  })

  it('keeps each way to itself', () => {
    expect(next(takeaway, 'preparing', 'assignRider', 'rider')).toBe('riderAccepted')
    expect(next(takeaway, 'preparing', 'assignRider', 'pickup')).toBeUndefined()
    expect(next(takeaway, 'preparing', 'assignRider')).toBeUndefined()
    expect(eventsFor(takeaway, 'preparing', 'merchant', 'pickup')).toEqual(['ready', 'refund'])
  })
})

describe('mall', () => {
  it('ships nothing of a presale before its deposit and then its balance are paid', () => {
    const paths = (state: MallState, by: readonly string[]): (readonly string[])[] =>
      state === 'pendingShipment'
        ? [by]
        : events(mall).flatMap((event) => {
            const after = next(mall, state, event)
            return after === undefined || after === state ? [] : paths(after, [...by, event])
          })
    expect(paths('pendingDeposit', [])).toEqual([['payDeposit', 'openBalance', 'pay']])
    expect(paths('pendingPayment', [])).toEqual([['pay']])
  })

  it('shows a presale as to be paid whenever its customer can pay', () => {
    const steps = mall.states.filter((state) => mallStates[state].step !== null)
    expect(steps.map((state) => mallStates[state].status)).toEqual(steps.map(() => 'pendingPayment'))
    expect(Object.fromEntries(steps.map((state) => [state, mallPhases[state]]))).toEqual({
      pendingDeposit: 'toPay',
      waitingBalance: 'inProgress',
      balanceDue: 'toPay',
    })
    expect(eventsFor(mall, 'waitingBalance', 'customer')).toEqual([])
  })
})

it('gives an errand the states of its table', () => {
  expect(errand.states).toEqual(Object.keys(errandStates))
  expect(next(errand, 'waitingAccept', 'accept')).toBe('riderAccepted')
})

it('closes a return without logistics info, and lets a refused one be sent again', () => {
  expect(next(afterSales, 'awaitingReturn', 'overdue', 'returnAndRefund')).toBe('closed')
  expect(next(afterSales, 'refused', 'resubmit', 'refundOnly')).toBe('applying')
  expect(next(afterSales, 'merchantReview', 'agreeReturn', 'refundOnly')).toBeUndefined()
})

it('lets a failed certification be submitted again once that is allowed', () => {
  expect(eventsFor(certification, 'failed', 'customer')).toEqual([])
  expect(eventsFor(certification, 'resubmit', 'customer')).toEqual(['resubmit'])
})

it('has drawn docs/states.md afresh', () => {
  expect(readFileSync(join(__dirname, '../../docs/states.md'), 'utf8')).toBe(statesDocument())
})
