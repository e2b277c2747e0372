import { orderMachines } from '../entities/order'
import { afterSales } from './after-sales'
import { dealGroup, groupPlace } from './deal-group'
import { delivery } from './delivery'
import { groupCart } from './group-cart'
import { events, isTerminal, sources, type Machine, type Transition } from './machine'
import { storePayout, topUp, withdrawal } from './money'
import { certification, login, membership } from './person'
import { store } from './store'
import { queueNumber } from './table'
import { voucher } from './voucher'

/** All machines, for documents and tests, those of orders first; a client imports only those that it needs. */
export const machines: readonly Machine[] = [
  ...orderMachines,
  groupCart,
  delivery,
  queueNumber,
  voucher,
  dealGroup,
  groupPlace,
  afterSales,
  certification,
  withdrawal,
  storePayout,
  store,
  membership,
  topUp,
  login,
]

const duration = (minutes: number): string => {
  if (minutes > 1440 && minutes % 1440 === 0) return `${minutes / 1440} days`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`
}

function label(event: string, { by, after, needs, when, does }: Transition<string, string>): string {
  const notes = [
    typeof by === 'string' ? by : by.join(' or '),
    after === undefined ? '' : `after ${duration(after)}`,
    needs === undefined ? '' : `needs ${needs}`,
    when === undefined ? '' : `only ${when}`,
    does === undefined ? '' : `does ${does.join(' and ')}`,
  ]
  return `${event} (${notes.filter(Boolean).join(', ')})`
}

/** A machine as a Mermaid state diagram. */
export function statesToMermaid(machine: Machine): string {
  const arrows = events(machine).flatMap((event) => {
    const transition = machine.transitions[event]
    return sources(transition).map((from) => `  ${from} --> ${transition.to}: ${label(event, transition)}`)
  })
  const ends = machine.states.filter((state) => isTerminal(machine, state)).map((state) => `  ${state} --> [*]`)
  const starts = [machine.initial, ...(machine.starts ?? [])].map((state) => `  [*] --> ${state}`)
  return ['stateDiagram-v2', ...starts, ...arrows, ...ends].join('\n')
}

/** The text of docs/states.md. */
export function statesDocument(): string {
  const sections = machines.map(
    (machine) => `## ${machine.title}\n\n\`\`\`mermaid\n${statesToMermaid(machine)}\n\`\`\`\n`,
  )
  const intro =
    'Drawn from `contract/states` by `npx tsx scripts/states-doc.ts`; a test fails when this page is stale.\n'
  return ['# States\n', intro, ...sections].join('\n')
}
