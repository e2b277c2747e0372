import type { StreetClass } from '@contract/city-plan'

/** The colours of a drawn city. */
export const palette = {
  land: '#eef0f1',
  block: '#e2e4e8',
  street: '#ffffff',
  park: '#d8ebd2',
  tree: '#bfddb8',
  water: '#cfe3f2',
} as const

/** Widths of streets, in metres. */
export const streetMeters: Readonly<Record<StreetClass, number>> = { 1: 34, 2: 24, 3: 14 }

/** From which zoom on lanes and houses are drawn. */
export const finest = { lanes: 13, houses: 14 } as const
