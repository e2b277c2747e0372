/** A layer whose test files share modules. */
export interface Layer {
  readonly folders: readonly string[]
  readonly count: number
  readonly salt: number
}

export const layers: Readonly<Record<'server' | 'client', Layer>>
export function aloneFiles(layer: keyof typeof layers): string[]
export function groupOf(layer: keyof typeof layers, number: number): string[]
export function numberOf(layer: Layer, path: string): number
