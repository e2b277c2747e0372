import type { ParcelState } from '@contract/states/parcel'
import type { Scan } from './provider'

type Table = Readonly<Record<string, ParcelState>>

/** States of Kuaidi100; what is not listed is as its first digit. */
export const kuaidi100States: Table = {
  0: 'inTransit',
  1: 'shipped',
  2: 'problem',
  3: 'delivered',
  4: 'returned',
  5: 'outForDelivery',
  6: 'returned',
  7: 'inTransit',
  8: 'inTransit',
  14: 'refused',
  203: 'refused',
  205: 'locker',
  1001: 'inTransit',
  1002: 'inTransit',
  1003: 'inTransit',
  501: 'locker',
}

/** States of KDNiao; what is not listed is as its first digit. */
export const kdniaoStates: Table = {
  0: 'shipped',
  1: 'shipped',
  2: 'inTransit',
  3: 'delivered',
  4: 'problem',
  5: 'inTransit',
  6: 'inTransit',
  202: 'outForDelivery',
  211: 'locker',
  404: 'refused',
  406: 'returned',
  407: 'returned',
  412: 'locker',
}

/** Codes of a service. */
interface Codes {
  readonly states: Table
  /** Codes of scans before the carrier has the parcel: its label was made, or its collection ordered. */
  readonly labels: readonly string[]
}

export const kuaidi100Codes: Codes = { states: kuaidi100States, labels: ['101', '102'] }
export const kdniaoCodes: Codes = { states: kdniaoStates, labels: ['0'] }

/** No code of either service says that a parcel is lost; its carrier's words do. */
const lost = /丢失|遗失|灭失/

/** The state that a code and the carrier's words stand for; of an unknown code, that of a parcel on its way. */
export function stateOf(table: Table, code: string, text: string): ParcelState {
  const state = table[code] ?? table[code.charAt(0)] ?? 'inTransit'
  return state === 'problem' && lost.test(text) ? 'lost' : state
}

interface RawScan {
  readonly text: string
  readonly at: string
  readonly code?: string | undefined
}

/** A time as the services write it, by the clock of Beijing; undefined when it is none. */
function timeOf(text: string): Date | undefined {
  const at = new Date(`${text.trim().replaceAll('/', '-').replace(' ', 'T')}+08:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/**
 * The scans of a list, newest first; scans without a code count as in transit, the newest takes the code of the whole
 * list.
 */
export function scansOf({ states, labels }: Codes, raw: readonly RawScan[], whole: string): Scan[] {
  const dated = raw.flatMap(({ text, at, code }) => {
    const time = timeOf(at)
    return time ? [{ text, code, at: time }] : []
  })
  return dated
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ text, code: own, at }, index) => {
      const code = own || (index === 0 ? whole : '')
      return { text, at, state: stateOf(states, code, text), ...(labels.includes(code) && { isLabel: true }) }
    })
}
