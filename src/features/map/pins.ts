import type { Position } from '@contract/entities/common'
import { spotOf } from './mercator'

/** How a pin looks: `seen` was opened before, `full` cannot be had. */
export type PinTone = 'plain' | 'seen' | 'full'

/** Something on a map with a word, such as a price. */
export interface MapPin {
  readonly id: string
  readonly position: Position
  readonly text: string
  /** Value behind the word, such as a price in the smallest unit; a cluster shows its lowest. */
  readonly amount?: number
  readonly tone: PinTone
  /** Accessible name. */
  readonly label: string
}

/** Pins that would cover each other, as one. */
export interface PinCluster {
  readonly id: string
  readonly position: Position
  readonly pins: MapPin[]
}

/** The size of a pin's pill in pixels. */
const pill = { width: 60, height: 26 } as const
/** A cluster's pill is wider, since it counts. */
const cluster = { width: 104 } as const

/**
 * Pins that would overlap by half become one cluster at the first of them; the first pin is the best one. The chosen
 * pin is never clustered.
 */
export function clusterPins(pins: readonly MapPin[], zoom: number, chosen?: string): (MapPin | PinCluster)[] {
  const groups: { x: number; y: number; pins: MapPin[] }[] = []
  for (const pin of pins) {
    const { x, y } = spotOf(pin.position, zoom)
    const near =
      pin.id !== chosen &&
      groups.find(
        (group) =>
          group.pins[0]?.id !== chosen &&
          Math.abs(group.x - x) < (group.pins.length > 1 ? cluster : pill).width / 2 &&
          Math.abs(group.y - y) < pill.height / 2,
      )
    if (near) near.pins.push(pin)
    else groups.push({ x, y, pins: [pin] })
  }
  return groups.flatMap<MapPin | PinCluster>(({ pins: together }) => {
    const [first, second] = together
    if (!first) return []
    return second ? [{ id: `cluster-${first.id}`, position: first.position, pins: together }] : [first]
  })
}

/** The word of a cluster: that of its lowest amount, else of its first pin. */
export function wordOf({ pins }: PinCluster): string {
  const worth = ({ amount = Infinity }: MapPin) => amount
  const [first, ...others] = pins
  if (!first) return ''
  return others.reduce((least, pin) => (worth(pin) < worth(least) ? pin : least), first).text
}

/** Whether an item is a cluster rather than a pin. */
export const isCluster = (item: MapPin | PinCluster): item is PinCluster => 'pins' in item
