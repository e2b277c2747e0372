import { reaction } from 'mobx'
import type { Position } from '@contract/entities/common'
import { makeModel } from '@/state/base/make-model'
import { MapCamera, type MapInset } from './camera'

/** Time for which a map stays where a person moved it. */
const LEFT_ALONE_MS = 8000

/** Keeps some positions in view: when they change, and again some time after a person moved the map. */
export class Framing {
  readonly camera: MapCamera
  private positions: readonly Position[]

  constructor(
    positions: readonly Position[],
    private readonly inset: MapInset,
  ) {
    const [first = { latitude: 0, longitude: 0 }] = positions
    this.positions = positions
    this.camera = new MapCamera(first)
    makeModel(this, 'camera', 'inset')
  }

  /** Shows other positions; the map follows unless a person has just moved it. */
  show(positions: readonly Position[]): void {
    if (JSON.stringify(positions) !== JSON.stringify(this.positions)) this.positions = positions
  }

  /** Goes back to all of them. */
  fit(): void {
    this.camera.fit(this.positions, this.inset)
  }

  /** Follows; returns the function that ends it. */
  start(): () => void {
    const { camera } = this
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = reaction(
      () => [this.positions, camera.size] as const,
      () => camera.movedByHand || this.fit(),
      { fireImmediately: true },
    )
    const wait = reaction(
      () => camera.movedByHand && camera.centre,
      (moved) => {
        clearTimeout(timer)
        if (moved) timer = setTimeout(this.fit, LEFT_ALONE_MS)
      },
    )
    return () => {
      clearTimeout(timer)
      follow()
      wait()
    }
  }
}
